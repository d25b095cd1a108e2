#include "CBaselines.h"

#include <gsl/gsl_errno.h>
#include <gsl/gsl_odeiv2.h>
#include <stdlib.h>

static const gsl_odeiv2_step_type *step_type(enum cbaselines_method method) {
  switch (method) {
  case CBASELINES_RKCK: return gsl_odeiv2_step_rkck;
  case CBASELINES_RKF45: return gsl_odeiv2_step_rkf45;
  case CBASELINES_RK8PD: return gsl_odeiv2_step_rk8pd;
  }
  return NULL;
}

/* Takes steps until the end; y is the state at 0, then that at the end. */
static struct cbaselines_result integrate(
    gsl_odeiv2_system *system, enum cbaselines_method method, double tolerance, double end, double y[]) {
  struct cbaselines_result result = {0};
  gsl_odeiv2_driver *driver = gsl_odeiv2_driver_alloc_y_new(system, step_type(method), 1e-3, tolerance, tolerance);
  if (driver == NULL) return result;
  double time = 0, length = 1e-3;
  while (time < end) {
    int status = gsl_odeiv2_evolve_apply(driver->e, driver->c, driver->s, system, &time, end, &length, y);
    if (status != GSL_SUCCESS) {
      gsl_odeiv2_driver_free(driver);
      return result;
    }
    result.steps++;
  }
  gsl_odeiv2_driver_free(driver);
  result.position = y[system->dimension / 2 - 1];
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
    const struct cbaselines_duffing *duffing, enum cbaselines_method method, double tolerance, double start_position,
    double end) {
  struct duffing_context context = {*duffing, 0};
  gsl_odeiv2_system system = {duffing_derivative, NULL, 2, &context};
  double y[] = {start_position, 0};
  struct cbaselines_result result = integrate(&system, method, tolerance, end, y);
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
    size_t bodies, double stiffness, double damping, enum cbaselines_method method, double tolerance,
    double last_position, double end) {
  struct cbaselines_result result = {0};
  double *y = calloc(2 * bodies, sizeof *y);
  if (y == NULL) return result;
  y[bodies - 1] = last_position;
  struct chain_context context = {bodies, stiffness, damping, 0};
  gsl_odeiv2_system system = {chain_derivative, NULL, 2 * bodies, &context};
  result = integrate(&system, method, tolerance, end, y);
  result.evaluations = context.evaluations;
  free(y);
  return result;
}
