#include "CBaselines.h"

#include <gsl/gsl_spline.h>
#include <stdlib.h>

struct cbaselines_spline {
  gsl_spline *spline;
  gsl_interp_accel *accelerator;
};

struct cbaselines_spline *cbaselines_spline_new(
    const double times[], const double values[], size_t count, int is_cubic) {
  struct cbaselines_spline *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  made->spline = gsl_spline_alloc(is_cubic ? gsl_interp_cspline : gsl_interp_linear, count);
  made->accelerator = gsl_interp_accel_alloc();
  if (made->spline == NULL || made->accelerator == NULL || gsl_spline_init(made->spline, times, values, count) != 0) {
    cbaselines_spline_free(made);
    return NULL;
  }
  return made;
}

void cbaselines_spline_free(struct cbaselines_spline *spline) {
  if (spline->spline != NULL) gsl_spline_free(spline->spline);
  if (spline->accelerator != NULL) gsl_interp_accel_free(spline->accelerator);
  free(spline);
}

double cbaselines_spline_sum(struct cbaselines_spline *spline, const double times[], size_t count) {
  double sum = 0;
  for (size_t index = 0; index < count; index++)
    sum += gsl_spline_eval(spline->spline, times[index], spline->accelerator);
  return sum;
}

double cbaselines_spline_sum_2(
    struct cbaselines_spline *x, struct cbaselines_spline *y, const double times[], size_t count) {
  double sum = 0;
  for (size_t index = 0; index < count; index++) {
    sum += gsl_spline_eval(x->spline, times[index], x->accelerator);
    sum += gsl_spline_eval(y->spline, times[index], x->accelerator);
  }
  return sum;
}

void cbaselines_spline_values(
    struct cbaselines_spline *spline, const double times[], double values[], size_t count) {
  for (size_t index = 0; index < count; index++)
    values[index] = gsl_spline_eval(spline->spline, times[index], spline->accelerator);
}
