#ifndef CBASELINES_H
#define CBASELINES_H

#include <stddef.h>

/* Systems integrated with GSL's odeiv2 as in a plain C program: a driver for the stepper, its control and its
   workspace, and gsl_odeiv2_evolve_apply until the end is reached. */

/* A stepper of GSL. */
enum cbaselines_method { CBASELINES_RKCK, CBASELINES_RKF45, CBASELINES_RK8PD };

/* The settings of an integration. */
struct cbaselines_solver {
  enum cbaselines_method method;
  /* The tolerance of each number in a step, absolute and relative. */
  double tolerance;
  /* The longest step, or infinity. */
  double longest_step;
  /* Whether the time, positions, velocities and accelerations of each step are appended to a growing buffer; otherwise
     only the last state is kept. */
  int keeps_steps;
};

/* m x'' = -k x - beta x^3 - c x', without a drive. */
struct cbaselines_duffing {
  double mass, stiffness, damping, cubic_stiffness;
};

/* The result of an integration. */
struct cbaselines_result {
  /* The number of accepted steps; 0 if GSL has failed. */
  size_t steps;
  /* The number of evaluations of the right-hand side. */
  size_t evaluations;
  /* The position at the end; for a chain, of its last body. */
  double position;
};

/* Integrates Duffing's oscillator from rest. */
struct cbaselines_result cbaselines_integrate_duffing(
    const struct cbaselines_duffing *duffing, const struct cbaselines_solver *solver, double start_position,
    double end);

/* Integrates a chain on a line. All bodies but the last start at 0 and at rest. A spring without rest length joins each
   body of mass 1 to the one before, and the first one to an anchor at 0. */
struct cbaselines_result cbaselines_integrate_chain(
    size_t bodies, double stiffness, double damping, const struct cbaselines_solver *solver, double last_position,
    double end);

/* A spring with a damper from a body to another one or to an anchor. */
struct cbaselines_spring {
  size_t body;
  /* SIZE_MAX for an anchor. */
  size_t other;
  double anchor, stiffness, damping, cubic_stiffness, rest_length;
};

/* Any bodies on a line, joined by any springs. */
struct cbaselines_network {
  size_t body_count, spring_count;
  const double *masses;
  const struct cbaselines_spring *springs;
};

/* Integrates a network. All bodies but the last start at 0 and at rest. */
struct cbaselines_result cbaselines_integrate_network(
    const struct cbaselines_network *network, const struct cbaselines_solver *solver, double last_position,
    double end);

/* MARK: The processor */

/* Whether it has vectors of four doubles, for which the library has loops in C; 0 on other processors than x86-64. */
int cbaselines_has_vectors_of_four(void);

/* The number of processors that are online. */
int cbaselines_processors(void);

/* Multiplies and adds doubles in the widest vectors, without fused operations, as often and as independently as the
   processor can; returns the number of operations. The sink keeps them from being left out. */
double cbaselines_multiply_and_add(size_t rounds, double *sink);

/* MARK: Splines */

/* Numbers interpolated by GSL, for a loop over gsl_spline_eval with an accelerator, as in a plain C program. */
struct cbaselines_spline;

/* Straight lines, or the natural cubic spline, through values at ascending times; NULL if GSL refuses them. */
struct cbaselines_spline *cbaselines_spline_new(
    const double times[], const double values[], size_t count, int is_cubic);

void cbaselines_spline_free(struct cbaselines_spline *spline);

/* The sum of the values at times within the range of the keys. */
double cbaselines_spline_sum(struct cbaselines_spline *spline, const double times[], size_t count);

/* The same for two splines with the same keys, hence with one accelerator for both. */
double cbaselines_spline_sum_2(
    struct cbaselines_spline *x, struct cbaselines_spline *y, const double times[], size_t count);

/* The values at times within the range of the keys. */
void cbaselines_spline_values(
    struct cbaselines_spline *spline, const double times[], double values[], size_t count);

#endif
