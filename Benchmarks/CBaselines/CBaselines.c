#include "CBaselines.h"

#include <gsl/gsl_errno.h>
#include <gsl/gsl_odeiv2.h>
#include <stdint.h>
#include <stdlib.h>

static const gsl_odeiv2_step_type *step_type(enum cbaselines_method method) {
  switch (method) {
  case CBASELINES_RKCK: return gsl_odeiv2_step_rkck;
  case CBASELINES_RKF45: return gsl_odeiv2_step_rkf45;
  case CBASELINES_RK8PD: return gsl_odeiv2_step_rk8pd;
  }
  return NULL;
}

/* The steps of an integration: the time, and all positions, velocities and accelerations. */
struct steps {
  double *numbers;
  size_t count, capacity;
};

/* Appends a step; returns 0 if there is no memory. */
static int keep(struct steps *steps, double time, const double y[], const double derivative[], size_t dimension) {
  size_t needed = steps->count + 1 + dimension + dimension / 2;
  if (needed > steps->capacity) {
    size_t capacity = 2 * needed;
    double *numbers = realloc(steps->numbers, capacity * sizeof *numbers);
    if (numbers == NULL) return 0;
    steps->numbers = numbers;
    steps->capacity = capacity;
  }
  double *step = steps->numbers + steps->count;
  step[0] = time;
  for (size_t index = 0; index < dimension; index++) step[1 + index] = y[index];
  for (size_t index = dimension / 2; index < dimension; index++) step[1 + dimension / 2 + index] = derivative[index];
  steps->count = needed;
  return 1;
}

/* Takes steps until the end; y is the state at 0 before, and the state at the end after. */
static struct cbaselines_result integrate(
    gsl_odeiv2_system *system, const struct cbaselines_solver *solver, double end, double y[]) {
  struct cbaselines_result result = {0};
  gsl_odeiv2_driver *driver = gsl_odeiv2_driver_alloc_y_new(
      system, step_type(solver->method), 1e-3, solver->tolerance, solver->tolerance);
  if (driver == NULL) return result;
  struct steps steps = {0};
  double time = 0, length = 1e-3;
  size_t taken = 0;
  while (time < end) {
    if (length > solver->longest_step) length = solver->longest_step;
    int status = gsl_odeiv2_evolve_apply(driver->e, driver->c, driver->s, system, &time, end, &length, y);
    if (status != GSL_SUCCESS) goto done;
    if (solver->keeps_steps && !keep(&steps, time, y, driver->e->dydt_out, system->dimension)) goto done;
    taken++;
  }
  result.steps = taken;
  result.position = y[system->dimension / 2 - 1];
done:
  free(steps.numbers);
  gsl_odeiv2_driver_free(driver);
  return result;
}

/* MARK: Duffing's oscillator */

struct duffing_context {
  struct cbaselines_duffing duffing;
  size_t evaluations;
};

static int duffing_derivative(double time, const double y[], double derivative[], void *context) {
  (void)time;
  struct duffing_context *own = context;
  const struct cbaselines_duffing *duffing = &own->duffing;
  own->evaluations++;
  derivative[0] = y[1];
  derivative[1] =
      (-(duffing->stiffness + duffing->cubic_stiffness * y[0] * y[0]) * y[0] - duffing->damping * y[1]) / duffing->mass;
  return GSL_SUCCESS;
}

struct cbaselines_result cbaselines_integrate_duffing(
    const struct cbaselines_duffing *duffing, const struct cbaselines_solver *solver, double start_position,
    double end) {
  struct duffing_context context = {*duffing, 0};
  gsl_odeiv2_system system = {duffing_derivative, NULL, 2, &context};
  double y[] = {start_position, 0};
  struct cbaselines_result result = integrate(&system, solver, end, y);
  result.evaluations = context.evaluations;
  return result;
}

/* MARK: A chain */

struct chain_context {
  size_t bodies;
  double stiffness, damping;
  size_t evaluations;
};

static int chain_derivative(double time, const double y[], double derivative[], void *context) {
  (void)time;
  struct chain_context *chain = context;
  chain->evaluations++;
  size_t count = chain->bodies;
  const double *velocities = y + count;
  double *accelerations = derivative + count;
  double position_before = 0, velocity_before = 0;
  for (size_t body = 0; body < count; body++) {
    derivative[body] = velocities[body];
    double force =
        -chain->stiffness * (y[body] - position_before) - chain->damping * (velocities[body] - velocity_before);
    accelerations[body] = force;
    if (body > 0) accelerations[body - 1] -= force;
    position_before = y[body];
    velocity_before = velocities[body];
  }
  return GSL_SUCCESS;
}

struct cbaselines_result cbaselines_integrate_chain(
    size_t bodies, double stiffness, double damping, const struct cbaselines_solver *solver, double last_position,
    double end) {
  struct cbaselines_result result = {0};
  double *y = calloc(2 * bodies, sizeof *y);
  if (y == NULL) return result;
  y[bodies - 1] = last_position;
  struct chain_context context = {bodies, stiffness, damping, 0};
  gsl_odeiv2_system system = {chain_derivative, NULL, 2 * bodies, &context};
  result = integrate(&system, solver, end, y);
  result.evaluations = context.evaluations;
  free(y);
  return result;
}

/* MARK: A network */

struct network_context {
  const struct cbaselines_network *network;
  size_t evaluations;
};

static int network_derivative(double time, const double y[], double derivative[], void *context) {
  (void)time;
  struct network_context *own = context;
  const struct cbaselines_network *network = own->network;
  own->evaluations++;
  size_t count = network->body_count;
  const double *velocities = y + count;
  double *accelerations = derivative + count;
  for (size_t body = 0; body < count; body++) {
    derivative[body] = velocities[body];
    accelerations[body] = 0;
  }
  for (size_t index = 0; index < network->spring_count; index++) {
    const struct cbaselines_spring *spring = &network->springs[index];
    int is_anchored = spring->other == SIZE_MAX;
    double offset = y[spring->body] - (is_anchored ? spring->anchor : y[spring->other]) - spring->rest_length;
    double rate = velocities[spring->body] - (is_anchored ? 0 : velocities[spring->other]);
    double pull =
        (spring->stiffness + spring->cubic_stiffness * offset * offset) * offset + spring->damping * rate;
    accelerations[spring->body] -= pull;
    if (!is_anchored) accelerations[spring->other] += pull;
  }
  for (size_t body = 0; body < count; body++) accelerations[body] = accelerations[body] / network->masses[body];
  return GSL_SUCCESS;
}

struct cbaselines_result cbaselines_integrate_network(
    const struct cbaselines_network *network, const struct cbaselines_solver *solver, double last_position,
    double end) {
  struct cbaselines_result result = {0};
  double *y = calloc(2 * network->body_count, sizeof *y);
  if (y == NULL) return result;
  y[network->body_count - 1] = last_position;
  struct network_context context = {network, 0};
  gsl_odeiv2_system system = {network_derivative, NULL, 2 * network->body_count, &context};
  result = integrate(&system, solver, end, y);
  result.evaluations = context.evaluations;
  free(y);
  return result;
}
