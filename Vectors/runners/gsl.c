// The GNU Scientific Library as a program: a question a line on standard input, an answer a line. gsl.py asks it.
//
//   spline KIND DERIVATIVE COUNT times… values… AT
//   bezier x1 y1 x2 y2 X
//   spring mass stiffness damping displacement velocity TIME    prints the displacement and the velocity
//
// Build: cc -O2 -o gsl gsl.c $(pkg-config --cflags --libs gsl)

#include <gsl/gsl_errno.h>
#include <gsl/gsl_interp.h>
#include <gsl/gsl_odeiv2.h>
#include <gsl/gsl_poly.h>
#include <gsl/gsl_spline.h>
#include <gsl/gsl_version.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double number(void) {
    double value;
    if (scanf("%lf", &value) != 1) exit(1);
    return value;
}

static const gsl_interp_type *kind_of(const char *name) {
    if (!strcmp(name, "linear")) return gsl_interp_linear;
    if (!strcmp(name, "natural")) return gsl_interp_cspline;
    if (!strcmp(name, "periodic")) return gsl_interp_cspline_periodic;
    if (!strcmp(name, "steffen")) return gsl_interp_steffen;
    exit(1);
}

static void spline(void) {
    char name[16];
    int derivative, count;
    if (scanf("%15s %d %d", name, &derivative, &count) != 3) exit(1);
    double *times = malloc(sizeof(double) * count), *values = malloc(sizeof(double) * count), answer = NAN;
    for (int i = 0; i < count; i++) times[i] = number();
    for (int i = 0; i < count; i++) values[i] = number();
    const double at = number();
    gsl_spline *curve = gsl_spline_alloc(kind_of(name), count);
    int error = curve ? gsl_spline_init(curve, times, values, count) : GSL_EINVAL;
    if (!error) {
        error = derivative == 0   ? gsl_spline_eval_e(curve, at, NULL, &answer)
                : derivative == 1 ? gsl_spline_eval_deriv_e(curve, at, NULL, &answer)
                                  : gsl_spline_eval_deriv2_e(curve, at, NULL, &answer);
    }
    if (error) printf("error: %s\n", gsl_strerror(error));
    else printf("%.17g\n", answer);
    if (curve) gsl_spline_free(curve);
    free(times);
    free(values);
}

// The root in 0…1 of x(t) = X by the closed form of cubics, or of quadratics where nothing is left of the cube.
static void bezier(void) {
    const double x1 = number(), y1 = number(), x2 = number(), y2 = number(), x = number();
    const double a = 1 - 3 * x2 + 3 * x1, b = 3 * x2 - 6 * x1, c = 3 * x1;
    double roots[3], best = NAN, distance = INFINITY;
    const int count = a == 0 ? gsl_poly_solve_quadratic(b, c, -x, roots, roots + 1)
                             : gsl_poly_solve_cubic(b / a, c / a, -x / a, roots, roots + 1, roots + 2);
    for (int i = 0; i < count; i++) {
        const double outside = fmax(fmax(-roots[i], roots[i] - 1), 0);
        if (outside < distance) {
            distance = outside;
            best = roots[i];
        }
    }
    const double t = fmin(fmax(best, 0), 1), s = 1 - t;
    printf("%.17g\n", 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t);
}

static int motion(double time, const double state[], double slopes[], void *spring) {
    const double *parameters = spring;
    (void)time;
    slopes[0] = state[1];
    slopes[1] = -(parameters[1] * state[0] + parameters[2] * state[1]) / parameters[0];
    return GSL_SUCCESS;
}

// The method of Prince and Dormand of order 8 with the tightest tolerances that it accepts.
static void spring(void) {
    double parameters[3];
    for (int i = 0; i < 3; i++) parameters[i] = number();
    double state[2] = {number(), 0}, time = 0;
    state[1] = number();
    const double end = number();
    gsl_odeiv2_system system = {motion, NULL, 2, parameters};
    gsl_odeiv2_driver *driver = gsl_odeiv2_driver_alloc_y_new(&system, gsl_odeiv2_step_rk8pd, 1e-3, 1e-15, 1e-14);
    gsl_odeiv2_driver_set_nmax(driver, 1000000);
    const int error = end > 0 ? gsl_odeiv2_driver_apply(driver, &time, end, state) : 0;
    if (error) printf("error: %s\n", gsl_strerror(error));
    else printf("%.17g %.17g\n", state[0], state[1]);
    gsl_odeiv2_driver_free(driver);
}

int main(void) {
    char question[16];
    gsl_set_error_handler_off();
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("%s\n", GSL_VERSION);
    while (scanf("%15s", question) == 1) {
        if (!strcmp(question, "spline")) spline();
        else if (!strcmp(question, "bezier")) bezier();
        else if (!strcmp(question, "spring")) spring();
        else return 1;
    }
    return 0;
}
