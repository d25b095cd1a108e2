/*
 * Inbetween for C and C++: the numerics of motion, from time to value.
 *
 *     char message[256];
 *     inbetween_motion *motion = inbetween_motion_open("spring(1 100 10) 0 -> 300", message, sizeof message);
 *     if (!motion) { fprintf(stderr, "%s\n", message); return 1; }
 *     double position = inbetween_motion_value(motion, 0.2);
 *     inbetween_motion_close(motion);
 *
 * Link with -linbetween. No function ends the program, whatever its arguments, as long as each pointer is null or points to
 * what its type and its count say, each handle is null or open, and the system has memory to give: as in all Swift code, an
 * allocation that fails ends the program.
 *
 * Handles. Motions, curves, paths, tracks, tables and Lottie animations never change: any number of threads may read one. Pools,
 * effects, followers and axes do change, and belong to one thread at a time. Each is closed once; to close a null handle does nothing.
 *
 * Codes. A function that can fail in several ways returns 0 or one of the codes below, and leaves the arrays as they were
 * unless it says otherwise. One that returns a number gives NaN for a null handle. A NaN time gives NaN, an infinite one the
 * limit.
 *
 * Arrays hold `count` elements and belong to the caller. They are aligned as C aligns them. An array that a call writes must
 * not overlap anything else that the call reads or writes: such calls are refused with INBETWEEN_ARGUMENT.
 *
 * Text is UTF-8 and ends with a zero byte. Returned text goes into a buffer of `capacity` bytes of the caller,
 * cut at a whole character if it is longer, and always with the zero byte; the buffer may be null if the capacity is 0. Such
 * a function returns the number of bytes of the whole text without the zero byte, so that a longer buffer can be made, or -1
 * for a null handle and a capacity that is negative or without a buffer. A `message` is such a buffer too: it says why
 * something has failed, and is empty otherwise.
 *
 * Units. Times are in seconds, or in the progress of a timing curve without a duration; angles in radians; lengths in points.
 */
#ifndef INBETWEEN_H
#define INBETWEEN_H

#include <stddef.h>
#include <stdint.h>

/*
 * In front of each function. On Windows a program that links a static library defines INBETWEEN_STATIC first. The library is written
 * in Swift, which reads this header for functions of its own. No pointer is marked as not null: each may be null, and is answered.
 */
#if defined(_WIN32) && !defined(INBETWEEN_STATIC) && !defined(__swift__)
#define INBETWEEN_API __declspec(dllimport)
#else
#define INBETWEEN_API
#endif

/* In front of each function that opens a handle: who drops the handle can never close it. */
#if (defined(__cplusplus) && __cplusplus >= 201703L) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define INBETWEEN_NODISCARD [[nodiscard]] INBETWEEN_API
#elif defined(__GNUC__) || defined(__clang__)
#define INBETWEEN_NODISCARD __attribute__((warn_unused_result)) INBETWEEN_API
#else
#define INBETWEEN_NODISCARD INBETWEEN_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Versions and codes.
 */

/* The version of this interface. Functions are added to it; none is changed while the number stays. */
#define INBETWEEN_INTERFACE_VERSION 1

/*
 * The version of the library that this header is from, and its three numbers: a candidate such as 1.0.0-rc.1 has those of its
 * release.
 */
#define INBETWEEN_VERSION_MAJOR 1
#define INBETWEEN_VERSION_MINOR 0
#define INBETWEEN_VERSION_PATCH 0
#define INBETWEEN_VERSION "1.0.0-rc.1"

/* The call has succeeded. */
#define INBETWEEN_OK 0
/* A handle or an array is null, misaligned or overlaps another one, or a count is negative, wrong or too large. */
#define INBETWEEN_ARGUMENT 1
/* A number or a text is outside its domain. */
#define INBETWEEN_PARAMETER 2

/*
 * The version of the interface of the library that is loaded. Where it is INBETWEEN_INTERFACE_VERSION, its functions do what this
 * header says. The library may be older or newer than the header all the same: a function that it lacks is an error when the program
 * is linked or loaded.
 */
INBETWEEN_API int32_t inbetween_interface_version(void);

/* The version of the library that is loaded, such as "1.0.0"; that of the header is INBETWEEN_VERSION. */
INBETWEEN_API ptrdiff_t inbetween_version(char *text, ptrdiff_t capacity);

/*
 * Motions: anything with a value and a velocity at every time.
 */

/* A motion. */
typedef struct inbetween_motion inbetween_motion;

/* The meaning of a motion's time. */
#define INBETWEEN_PROGRESS 0 /* the progress of a timing curve, from 0 to 1 */
#define INBETWEEN_X 1        /* the argument of damped(...), which has no unit */
#define INBETWEEN_SECONDS 2

/*
 * The names of the notation that take no arguments, a line each: the words of CSS, Penner's easings, and the presets with
 * their vendors, "swiftui.snappy".
 */
INBETWEEN_API ptrdiff_t inbetween_motion_names(char *text, ptrdiff_t capacity);

/*
 * What there is, as JSON on one line: the kinds of motions with their parameters and properties, the presets, the systems
 * that inbetween_motion_export() writes for with their options, and the formats that are imported. `inbetween catalogue`
 * prints the same, and the effects.
 */
INBETWEEN_API ptrdiff_t inbetween_catalogue(char *text, ptrdiff_t capacity);

/*
 * Opens a motion by its notation: "ease", "cubic-bezier(0.2, 0, 0, 1)", "400ms ease 100ms", "spring(1 100 10)", "snappy",
 * "spring(duration: 0.5, bounce: 0.3) 0 -> 300". Texts of other systems are read too: "{stiffness: 170, damping: 26}",
 * ".spring(response: 0.4, dampingFraction: 0.6)", "back.out(1.7)", "transition: opacity 300ms ease"; the message then says what
 * was understood, and is empty for the notation. Null if the text is none; the message names the column and what was expected
 * there.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_open(const char *notation, char *message, ptrdiff_t capacity);

/*
 * Opens the motion on a spring from one value to another one, by numbers that inbetween_motion_spring gives back: the velocity at
 * the start is in value units per second, and the motion begins at `start_time`. Null unless all are finite, the mass and the
 * stiffness positive and the damping not negative; the message says which is not.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_spring_open(double mass, double stiffness, double damping, double start,
                                                            double target, double velocity, double start_time, char *message,
                                                            ptrdiff_t capacity);

/*
 * Opens a motion by the numbers of its notation, without a text. `kind` is the name of a motion of the catalogue: "spring",
 * "cubic-bezier", "linear", "damped", "decay", "second-order", "min-jerk", "trapezoid" or "s-curve". `names` says which numbers
 * these are, "duration, bounce, velocity" or "response, damping-ratio", as the notation calls them; null is the first parameters
 * of the catalogue, in their order: the mass, the stiffness and the damping of a spring, x1, y1, x2 and y2. The numbers of
 * "linear" have no names: they are the input and the output of each point. Null for what the notation does not allow; the message
 * says why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_open_numbers(const char *kind, const char *names, const double *numbers,
                                                                    ptrdiff_t count, char *message, ptrdiff_t capacity);

/*
 * The same motion with a duration, a delay and ends in place of those beside it, as in "400ms ease 100ms 0 -> 300". NaN as the
 * duration is none; no delay is 0, and ends are 0 and 1. `motion` may be closed. A motion that was handed over, fitted or opened
 * by inbetween_spring_open begins at the time 0. Null for what the notation does not allow beside the motion; the message says
 * why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_placed(const inbetween_motion *motion, double duration, double delay,
                                                              double start, double end, char *message, ptrdiff_t capacity);

/*
 * The motion, and `next` when it is over: "MOTION then NEXT", each with its own ends; motions in seconds. `motion` and `next` may
 * be closed. A motion that was handed over, fitted or opened by inbetween_spring_open begins at the time 0, also in the functions
 * below. Null for a motion that is never over, and for more groups in each other than the notation allows; the message says why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_followed(const inbetween_motion *motion, const inbetween_motion *next,
                                                                char *message, ptrdiff_t capacity);

/*
 * The motion `count` times, a positive number that may have a fraction or be infinite, each second time backwards if `alternates`
 * is not 0: "MOTION, 3 times, alternating". Null as above, and for another count.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_repeated(const inbetween_motion *motion, double count, int32_t alternates,
                                                                char *message, ptrdiff_t capacity);

/* The motion in seconds, later by a delay in addition to its own. Null for a delay that is not finite; the message says why. */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_delayed(const inbetween_motion *motion, double delay, char *message,
                                                               ptrdiff_t capacity);

/*
 * The motion between other ends in place of its own, with its duration and its delay. Null for ends that are not finite, and for a
 * motion that has a distance of its own, such as a decay or keyframes; the message says why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_between(const inbetween_motion *motion, double start, double end,
                                                               char *message, ptrdiff_t capacity);

/* Closes a motion. */
INBETWEEN_API void inbetween_motion_close(inbetween_motion *motion);

/* The value at a time. */
INBETWEEN_API double inbetween_motion_value(const inbetween_motion *motion, double time);

/* The velocity at a time, in value units per unit of time. */
INBETWEEN_API double inbetween_motion_velocity(const inbetween_motion *motion, double time);

/*
 * The acceleration at a time, in value units per unit of time squared, without the impulses of jumps and corners; there it is
 * that from the right. 0 before the start and after the end of a motion with a duration, at both ends the limit from inside.
 * Infinite where a curve is vertical.
 */
INBETWEEN_API double inbetween_motion_acceleration(const inbetween_motion *motion, double time);

/* The accelerations at `count` times in any order, equal to those above to the bit. */
INBETWEEN_API int32_t inbetween_motion_sample_accelerations(const inbetween_motion *motion, const double *times,
                                                            double *accelerations, ptrdiff_t count);

/*
 * The values at `count` times in any order, equal to those of inbetween_motion_value to the bit, and faster in a batch.
 * The velocities too, unless `velocities` is null.
 */
INBETWEEN_API int32_t inbetween_motion_sample(const inbetween_motion *motion, const double *times, double *values,
                                              double *velocities, ptrdiff_t count);

/*
 * The values at `count` evenly spaced times, start + i * interval. For a spring and an interval above 0 these times are not
 * rounded, and a value takes a few additions; it differs from inbetween_motion_value by 1e-14 of the distance, or of the
 * initial velocity divided by the natural frequency, beside what the rounding of a time makes. For other motions the
 * values are the same to the bit.
 */
INBETWEEN_API int32_t inbetween_motion_sample_evenly(const inbetween_motion *motion, double start, double interval, double *values,
                                                     ptrdiff_t count);

/*
 * The time at which the motion is over: from then on the value stays the same, or within a thousandth of the distance.
 * Infinite for a motion that never comes to rest.
 */
INBETWEEN_API double inbetween_motion_rest_time(const inbetween_motion *motion);

/*
 * The value at which the motion rests: the limit if it reaches it only in the limit. NaN for a motion that never comes to
 * rest.
 */
INBETWEEN_API double inbetween_motion_rest_value(const inbetween_motion *motion);

/*
 * The times of interest: 0 to 1 for timing curves, from 0 to the end for the others. INBETWEEN_PARAMETER for a motion
 * that never settles, with infinity as the end.
 */
INBETWEEN_API int32_t inbetween_motion_domain(const inbetween_motion *motion, double *start, double *end);

/* The meaning of a motion's time: INBETWEEN_PROGRESS, INBETWEEN_X or INBETWEEN_SECONDS; -1 for a null handle. */
INBETWEEN_API int32_t inbetween_motion_time_meaning(const inbetween_motion *motion);

/*
 * The notation in its canonical form, which opens the same motion. That of a motion that was handed over, fitted or
 * opened by inbetween_spring_open is empty: its start is not in the notation. See inbetween_motion_parts for the motion from
 * there on.
 */
INBETWEEN_API ptrdiff_t inbetween_motion_notation(const inbetween_motion *motion, char *text, ptrdiff_t capacity);

/*
 * The notation in the numbers by which the motion was made: a spring that was opened by its duration and its bounce has these
 * here, and in its canonical notation its mass, stiffness and damping.
 */
INBETWEEN_API ptrdiff_t inbetween_motion_written(const inbetween_motion *motion, char *text, ptrdiff_t capacity);

/*
 * The facts of some names as `count` numbers, "settlingDuration, overshoot": those of inbetween_motion_describe, without a text.
 * Infinite ones are infinite, truths 1 and 0, and a regime is 0 for undamped, 1 for underdamped, 2 for critical and 3 for
 * overdamped; NaN is a missing one, or another word. INBETWEEN_ARGUMENT, too, for another count of names.
 */
INBETWEEN_API int32_t inbetween_motion_numbers(const inbetween_motion *motion, const char *names, double *numbers, ptrdiff_t count);

/*
 * The facts of a motion, as a JSON object on one line, for a person or a program: of a spring its regime, mass, stiffness,
 * damping, overshoot and others, of a curve its range and its slopes, of all the greatest speed, acceleration and jerk. The
 * members are those of `inbetween describe --format json`. The last member, `units`, has the unit of each number. Infinite
 * and missing numbers are null. A motion that was handed over also has `from`, `to`, `velocity` and `startTime`.
 */
INBETWEEN_API ptrdiff_t inbetween_motion_describe(const inbetween_motion *motion, char *text, ptrdiff_t capacity);

/*
 * The parts of a motion, as a JSON object on one line, for an editor: with these numbers it can write the notation again.
 *
 * - `kind`: "cubic-bezier" with the `points` [x1, y1, x2, y2], for CSS's words and presets that are one too; "linear" with the
 *   `stops` [[input, output], ...], each with its input; "steps" with `count` and `position`; "easing" for the curves that have
 *   a name alone; "spring" with `mass`, `stiffness`, `damping` and `velocity`, in distances per second; "damped" with `decay`
 *   and `frequency`; "decay" with `velocity` and `deceleration`; "second-order" with `frequency`, `dampingRatio` and `response`;
 *   "min-jerk" with `duration`; "trapezoid" with `velocity` and `acceleration`, "s-curve" with `jerk` too; "within" with `base`,
 *   which is "spring" or "decay", with the numbers of that, with `min` and `max` (one may be null), and with `restitution` if
 *   it bounces; "keyframes" with `mode` and the `keys` [[time, value], ...]; "sequence" with `steps`, each with its `notation`;
 *   "repetition" with the notation of its `motion`, its `count`, null without an end, `alternates` and the `period` of a cycle.
 * - `given`: of a spring that was made by other numbers, these, such as "duration: 0.5, bounce: 0.3".
 * - `name`: the word for it in the notation, such as "ease", "ease-out-back" or "swiftui.snappy"; null without one.
 * - `duration` and `delay` of a timing curve or a "damped" that has a duration; `delay` of others in seconds that have one.
 * - `from` and `to`, the ends; 0 and 1 without any.
 * - `notation`: the canonical notation.
 *
 * A motion that was handed over or fitted is a "spring" with `startTime`. Its `notation` describes the motion from there on,
 * with this time as its 0. `velocity` and `notation` are null where no number gives the velocity in distances, as where
 * from = to.
 */
INBETWEEN_API ptrdiff_t inbetween_motion_parts(const inbetween_motion *motion, char *text, ptrdiff_t capacity);

/*
 * The motion that goes on from a time on to another target on a spring, such as "snappy" or "spring(1 100 10)", with the
 * value and the velocity that `motion` has at that time; a velocity that is not finite counts as 0. The spring is that of
 * the motion if `spring` is null. Times are on the clock of `motion`, which may be closed. Null if the spring, the target or
 * the time is outside its domain; the message says why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_hand_over(const inbetween_motion *motion, const char *spring, double target,
                                                                 double time, char *message, ptrdiff_t capacity);

/* The same, on a spring by its numbers. */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_hand_over_numbers(const inbetween_motion *motion, double mass,
                                                                         double stiffness, double damping, double target,
                                                                         double time, char *message, ptrdiff_t capacity);

/*
 * The seven numbers of a motion on a spring: mass, stiffness, damping, start, target, velocity at the start and start time.
 * INBETWEEN_PARAMETER for a motion that is not on one.
 */
INBETWEEN_API int32_t inbetween_motion_spring(const inbetween_motion *motion, double numbers[7]);

/*
 * The nearest motion on a spring to a recording of at least six samples with ascending times: see inbetween_motion_spring for
 * its numbers; the mass is 1. `known` is null, or has what is known of the value at the first time, the value at rest and the
 * velocity at the first time, each NaN to be found. `digits`, 1 to 15, rounds the stiffness and the damping to as many
 * significant digits, and the rest to match; 0 rounds nothing. `numbers` is null, or receives the root of the mean square and the
 * largest of the distances from the samples, then the standard errors, before rounding, of the natural frequency in radians per
 * second, the damping ratio, the value at the start, the value at rest and the velocity: they assume that the samples have
 * independent errors of one size, and are 0 for what is known. Null if the samples do not determine a spring; the message says
 * why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_fit_spring(const double *times, const double *values, ptrdiff_t count,
                                                                  const double known[3], int32_t digits, double numbers[7],
                                                                  char *message, ptrdiff_t capacity);

/*
 * The nearest tween on a cubic-bezier to a recording, by the largest of all distances. It passes through the first and the last
 * sample. No other tween is nearer by more than a hundredth, unless the search has to end before that is proved, after some
 * tenths of a second. Its clock begins with the recording: the first time counts as 0. The recording has at least two samples
 * with finite values. Their times ascend and are not all the same; the first and the last value differ. `errors` is null, or
 * receives the largest of the distances from the samples, in value units. Null for other samples; the message says why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_fit_curve(const double *times, const double *values, ptrdiff_t count,
                                                                 double errors[1], char *message, ptrdiff_t capacity);

/*
 * The fewest lines that are nowhere further from a motion than `tolerance`, such as 1e-3, a part of its distance: a linear()
 * with rounded numbers between the ends of the motion, also for a curve or steps that CSS has itself. For a motion in seconds
 * a tween, which ends where the motion stays near its end. `errors` is null, or receives the largest distance, as such a part.
 * Null for a motion that no lines come near, and one that comes back to its start; the message says why.
 */
INBETWEEN_NODISCARD inbetween_motion *inbetween_motion_fit_lines(const inbetween_motion *motion, double tolerance, double errors[1],
                                                                 char *message, ptrdiff_t capacity);

/*
 * Holds a recording against a motion. `numbers` receives the largest distance, the mean, the root of the mean square, the
 * time of the largest, and what was added to the recording's times: the shift from `least_shift` to `greatest_shift` that
 * makes the largest distance least, none if both are 0. Values that are NaN are missing. INBETWEEN_PARAMETER for samples or
 * shifts that are not allowed; the message says why.
 */
INBETWEEN_API int32_t inbetween_motion_compare(const inbetween_motion *motion, const double *times, const double *values,
                                               ptrdiff_t count, double least_shift, double greatest_shift, double numbers[5],
                                               char *message, ptrdiff_t capacity);

/*
 * The motion as text for another system, nowhere further off than `tolerance`, such as 1e-3, a part of its distance. `target`
 * is one that `inbetween export` knows: css, keyframes, tailwind, motion, gsap, react-spring, svg, lottie, core-animation,
 * swiftui, android, compose, flutter, gltf, tokens or code; or a form of one by its own word: waapi, c, javascript, swift, python,
 * glsl. `options` is null, or has some of that command's behind each other, "name=card, property=rotate": name, property
 * (translate, scale, rotate, opacity), format (css, waapi), frame-rate, fewest (stops, bytes, time), budget (the most steps of the search
 * for them), minify, fallback, language (c, javascript, swift, python, glsl). A motion that was handed over, fitted or opened by
 * numbers is written from its start on, which is the time 0 of the text; where it ends as it starts, the tolerance is in value
 * units. -1 for a motion that cannot be written so, and for options that the target does not have; the message says why.
 * Otherwise the message says what was written, and how near it is.
 */
INBETWEEN_API ptrdiff_t inbetween_motion_export(const inbetween_motion *motion, const char *target, double tolerance,
                                                const char *options, char *text, ptrdiff_t capacity, char *message,
                                                ptrdiff_t message_capacity);

/*
 * Imports: what the texts of other systems say about motion.
 */

/*
 * What a text of `size` bytes, at most 16 MiB, says about motion, as a JSON object on one line. `format` is "css", a style sheet
 * with timing functions and @keyframes, "android", the XML of an interpolator, or "svg", a document with animations of SMIL.
 *
 * - `motions`: all that has an exact equal in the notation, in the order of the text: `name`, `notation`, `line` and `column`. The
 *   name is that in the text, such as "--back" or ".menu transition", with a number behind it where several have one name.
 * - `animations`: the @keyframes and elements of SMIL that have an exact equal: `name`, `line`, `column` and `document`, which is one for
 *   `inbetween animate`.
 * - `problems`: what is meant to be one of these, and cannot be read or has no exact equal: `line`, `column` and `text`.
 * - `remarks`: what else says how something moves and is in none of the motions, likewise.
 *
 * Lines and columns are counted from 1, in characters, and are null for the text as a whole. -1 for a text that the grammar of
 * the format does not allow, an interpolator without an exact equal, and another format; the message says where and why.
 */
INBETWEEN_API ptrdiff_t inbetween_import(const char *source, ptrdiff_t size, const char *format, char *text, ptrdiff_t capacity,
                                         char *message, ptrdiff_t message_capacity);

/*
 * Tables: recorded numbers, as people and programs write them.
 */

/* A table: times, and columns of values. */
typedef struct inbetween_table inbetween_table;

/*
 * Reads a table of `size` bytes, at most 256 MiB: CSV or TSV in any dialect, JSON, a JSON value in each line, or npy. The first
 * column has the times, in seconds or in the unit that its head or its cells say; `time_unit`, such as "ms", is that of times
 * without one, null for seconds, and `frame_rate` the number of frames per second of a table that counts frames, 0 for none.
 * Null if it is no table; the message has the line, the cell and what was expected there.
 */
INBETWEEN_NODISCARD inbetween_table *inbetween_table_open(const char *bytes, ptrdiff_t size, const char *time_unit,
                                                          double frame_rate, char *message, ptrdiff_t capacity);

/* Closes a table. */
INBETWEEN_API void inbetween_table_close(inbetween_table *table);

/*
 * The facts of a table, as a JSON object on one line: `timeName`, the name of the times without their unit; `names`, those of
 * the other columns; `rowCount`; `counted`, what the first column counts instead of seconds, "frame", or null; `remarks`, what
 * was recognised and could be meant otherwise, a sentence each.
 */
INBETWEEN_API ptrdiff_t inbetween_table_describe(const inbetween_table *table, char *text, ptrdiff_t capacity);

/*
 * The numbers of a column, as many as there are rows: the ascending times of column 0, in seconds unless something else is
 * counted, and the values of the others, NaN where there is none. INBETWEEN_PARAMETER for a column that is not there.
 */
INBETWEEN_API int32_t inbetween_table_column(const inbetween_table *table, ptrdiff_t column, double *numbers, ptrdiff_t count);

/* 1 if a text of `size` bytes reads like lines of cells: one of the first three has numbers, two or more; else 0. */
INBETWEEN_API int32_t inbetween_table_is_likely(const char *bytes, ptrdiff_t size);

/*
 * Followers: a number that goes after another one, such as that of a pointer, by events with their own times. A follower
 * changes: one thread at a time. It remembers only its last input.
 */

/* A follower. */
typedef struct inbetween_follower inbetween_follower;

/*
 * Opens a follower by its notation, as in `inbetween follow`: a spring to the target such as "snappy" or
 * "spring(1 900 50) feed-forward 1", "second-order(frequency: 2, damping-ratio: 0.5, response: 2)", "half-life(80ms)", or the
 * filter "one-euro(minimum-cutoff: 1, beta: 0.007)". Null if the text is none; the message says why.
 */
INBETWEEN_NODISCARD inbetween_follower *inbetween_follower_open(const char *notation, char *message, ptrdiff_t capacity);

/* Closes a follower. */
INBETWEEN_API void inbetween_follower_close(inbetween_follower *follower);

/*
 * Is at a value from a time on, at rest, with the target there. INBETWEEN_PARAMETER for a number that is not finite, and a time
 * before that of the last input.
 */
INBETWEEN_API int32_t inbetween_follower_jump(inbetween_follower *follower, double value, double time);

/*
 * The target is at a value from a time on, until the next input; one-euro takes it as a sample measured at the time, one
 * sample for each time. The first input is a jump. Later inputs cause no jump of the value; feed-forward, and the `response`
 * of second-order, make a step of its velocity. `inbetween follow` knows all of a recording, and draws lines between its rows
 * for a spring and second-order instead. INBETWEEN_PARAMETER as for a jump, and for a distance that is not finite.
 */
INBETWEEN_API int32_t inbetween_follower_follow(inbetween_follower *follower, double value, double time);

/*
 * The value and the velocity at a time from the last input on, exact at any; those of one-euro stay until the next sample.
 * Before the last input it is at rest in the value of then; before the first one both are NaN.
 */
INBETWEEN_API double inbetween_follower_value(const inbetween_follower *follower, double time);
INBETWEEN_API double inbetween_follower_velocity(const inbetween_follower *follower, double time);

/*
 * Axes: a number that a hand drags and lets go within bounds, as that of a scroll view, a slider or a sheet. An axis changes:
 * one thread at a time.
 */

/* An axis. */
typedef struct inbetween_axis inbetween_axis;

/*
 * Makes an axis at rest at `start`, which is from `least` to `greatest`. Beyond these a rubber band holds a hand back, which
 * reaches as far as `extent`, a positive number such as the length of the view. `deceleration` is the fraction of the velocity
 * that remains after a millisecond, above 0 and below 1; 0 or NaN is 0.998, as of a scroll view. With a `page` above 0 it comes
 * to rest at multiples of it, counted from `least`, and at most one page from where it was let go; 0 is anywhere. Null if one of
 * these is outside its domain; the message says why.
 */
INBETWEEN_NODISCARD inbetween_axis *inbetween_axis_open(double least, double greatest, double extent, double deceleration,
                                                        double page, double start, char *message, ptrdiff_t capacity);

/* Closes an axis. */
INBETWEEN_API void inbetween_axis_close(inbetween_axis *axis);

/*
 * The events of a hand: it catches the axis where it is, whatever moves it; has moved by so much since; lets go. Then the axis
 * goes on with the velocity of the hand over the last moments: it slows down, comes back from beyond an end on a critically damped
 * spring, or goes to a page. A drag and a release of an axis that nobody holds mean nothing. INBETWEEN_PARAMETER for a number
 * that is not finite, also as the result, and a time before that of the last input.
 */
INBETWEEN_API int32_t inbetween_axis_grab(inbetween_axis *axis, double time);
INBETWEEN_API int32_t inbetween_axis_drag(inbetween_axis *axis, double moved, double time);
INBETWEEN_API int32_t inbetween_axis_release(inbetween_axis *axis, double time);

/*
 * Goes on from a time on to a target on a spring, such as "snappy", with the value and the velocity that it has then: those of
 * the hand if it is held, which lets go, or of its release at the same time. Neither target nor spring is held within the
 * bounds. INBETWEEN_PARAMETER if the spring is none, and as for the events of a hand; the message says why.
 */
INBETWEEN_API int32_t inbetween_axis_spring_to(inbetween_axis *axis, const char *spring, double target, double time, char *message,
                                               ptrdiff_t capacity);

/*
 * The value and the velocity at a time, exact at any from the last input on; an earlier time is that one. An axis that is held
 * has the velocity of the hand, as far as it follows it.
 */
INBETWEEN_API double inbetween_axis_value(const inbetween_axis *axis, double time);
INBETWEEN_API double inbetween_axis_velocity(const inbetween_axis *axis, double time);

/*
 * The time at which it is over, as that of a motion; infinite while it is held, and minus infinity before the first input that
 * moves it.
 */
INBETWEEN_API double inbetween_axis_rest_time(const inbetween_axis *axis);

/*
 * Prepared curves: cubic Beziers for many values. A table made once takes the place of a root for each value, and is at most
 * 1e-12 times the largest of 1, |y1| and |y2| from the curve.
 */

/* A prepared curve. */
typedef struct inbetween_curve inbetween_curve;

/*
 * Prepares a curve by its notation: "ease", "cubic-bezier(0.2, 0, 0, 1)". Null if the text is none, or another motion; the
 * message says why.
 */
INBETWEEN_NODISCARD inbetween_curve *inbetween_curve_open(const char *notation, char *message, ptrdiff_t capacity);

/* Prepares the curve with the control points (x1, y1) and (x2, y2): x1 and x2 from 0 to 1, y1 and y2 finite. */
INBETWEEN_NODISCARD inbetween_curve *inbetween_curve_open_numbers(double x1, double y1, double x2, double y2, char *message,
                                                                  ptrdiff_t capacity);

/* Closes a curve. */
INBETWEEN_API void inbetween_curve_close(inbetween_curve *curve);

/* The value at a progress. */
INBETWEEN_API double inbetween_curve_value(const inbetween_curve *curve, double progress);

/* The values at `count` points of progress, equal to those of inbetween_curve_value to the bit; fastest if these are sorted. */
INBETWEEN_API int32_t inbetween_curve_sample(const inbetween_curve *curve, const double *progress, double *values, ptrdiff_t count);

/* The values at `count` evenly spaced points of progress, i * step + start, with both operations rounded. */
INBETWEEN_API int32_t inbetween_curve_sample_evenly(const inbetween_curve *curve, double start, double step, double *values,
                                                    ptrdiff_t count);

/*
 * Pools: many numbers on springs, advanced frame by frame. A step is exact for any interval. Members have the numbers
 * 0 to count - 1. A pool changes: one thread at a time.
 */

/* A pool. */
typedef struct inbetween_pool inbetween_pool;

/*
 * Makes a pool of `count` members, at most 2^24, at rest at a finite position on a spring such as "snappy" or
 * "spring(1 100 10)". A member comes to rest within `tolerance` of its target, a positive number in value units. Null if
 * one of these is outside its domain; the message says why.
 */
INBETWEEN_NODISCARD inbetween_pool *inbetween_pool_open(ptrdiff_t count, const char *spring, double position, double tolerance,
                                                        char *message, ptrdiff_t capacity);

/* The same, on a spring by its numbers. */
INBETWEEN_NODISCARD inbetween_pool *inbetween_pool_open_numbers(ptrdiff_t count, double mass, double stiffness, double damping,
                                                                double position, double tolerance, char *message,
                                                                ptrdiff_t capacity);

/* Closes a pool. */
INBETWEEN_API void inbetween_pool_close(inbetween_pool *pool);

/* The number of members; -1 for a null handle. */
INBETWEEN_API ptrdiff_t inbetween_pool_count(const inbetween_pool *pool);

/* The number of members that are not at rest; -1 for a null handle. */
INBETWEEN_API ptrdiff_t inbetween_pool_awake_count(const inbetween_pool *pool);

/* Advances all members by an interval in seconds, finite and not negative. */
INBETWEEN_API int32_t inbetween_pool_step(inbetween_pool *pool, double interval);

/*
 * Gives members new targets; their positions and velocities go on. INBETWEEN_PARAMETER if a target is not at a finite
 * distance, or a member is none. All members, where `count` is their number, or those whose numbers are given.
 */
INBETWEEN_API int32_t inbetween_pool_retarget_all(inbetween_pool *pool, const double *targets, ptrdiff_t count);
INBETWEEN_API int32_t inbetween_pool_retarget(inbetween_pool *pool, const ptrdiff_t *members, const double *targets,
                                              ptrdiff_t count);

/*
 * Sets the positions, velocities and targets of all members, where `count` is their number. INBETWEEN_PARAMETER if a number
 * is not finite, or a distance.
 */
INBETWEEN_API int32_t inbetween_pool_place_all(inbetween_pool *pool, const double *positions, const double *velocities,
                                               const double *targets, ptrdiff_t count);

/* Gives a member its own spring, by its notation or its numbers; its position and velocity go on. */
INBETWEEN_API int32_t inbetween_pool_set_spring(inbetween_pool *pool, ptrdiff_t member, const char *spring, char *message,
                                                ptrdiff_t capacity);
INBETWEEN_API int32_t inbetween_pool_set_spring_numbers(inbetween_pool *pool, ptrdiff_t member, double mass, double stiffness,
                                                        double damping, char *message, ptrdiff_t capacity);

/* Writes a number of each member, where `count` is the number of members. */
INBETWEEN_API int32_t inbetween_pool_positions(const inbetween_pool *pool, double *positions, ptrdiff_t count);
INBETWEEN_API int32_t inbetween_pool_velocities(const inbetween_pool *pool, double *velocities, ptrdiff_t count);
INBETWEEN_API int32_t inbetween_pool_targets(const inbetween_pool *pool, double *targets, ptrdiff_t count);

/*
 * Writes the numbers of the members that came to rest in the last step, in ascending order and `capacity` of them at most,
 * and returns how many there are; -1 for a null handle or a capacity that is negative or without an array.
 */
INBETWEEN_API ptrdiff_t inbetween_pool_settled(const inbetween_pool *pool, ptrdiff_t *members, ptrdiff_t capacity);

/*
 * Paths, by the distance travelled along them. Distances are in points from the start and limited to the length; y points
 * down, as in SVG.
 */

/* A measured path. */
typedef struct inbetween_path inbetween_path;

/*
 * Measures a path of SVG's data, such as "M0 0C0 100 100 100 100 0". Distances along it are right to `tolerance` times its
 * length, a number from 1e-13 to 0.1 such as 1e-9. Null if the data are none, or have no point or too large coordinates;
 * the message says why.
 */
INBETWEEN_NODISCARD inbetween_path *inbetween_path_open(const char *data, double tolerance, char *message, ptrdiff_t capacity);

/* Closes a path. */
INBETWEEN_API void inbetween_path_close(inbetween_path *path);

/* The length of a path. */
INBETWEEN_API double inbetween_path_length(const inbetween_path *path);

/*
 * The path at `count` distances: the positions and the tangents, which are vectors of length 1, as x and y by turns,
 * 2 * count numbers each; the angles from the x axis towards y, `count` numbers without jumps of whole turns. Pass null for
 * an array that is not wanted.
 */
INBETWEEN_API int32_t inbetween_path_sample(const inbetween_path *path, const double *distances, double *positions,
                                            double *tangents, double *angles, ptrdiff_t count);

/* The part between two distances as SVG's data; empty unless start < end. */
INBETWEEN_API ptrdiff_t inbetween_path_part(const inbetween_path *path, double start, double end, char *text, ptrdiff_t capacity);

/*
 * Tracks: values of one to four numbers over time, by keys or by motions.
 */

/* A track. */
typedef struct inbetween_track inbetween_track;

/*
 * Makes a track of `count` keys, one at least, at times that do not descend; equal times are a jump. A value has `dimension`
 * numbers, 1 to 4, such as a position or a colour; `values` has those of all keys one behind another, dimension * count finite
 * numbers. `curves` is null, or has for each key null or the timing curve from it to the next one: "ease", "steps(4)",
 * "cubic-bezier(0.2, 0, 0, 1)", or "hold" for a value that stays until the next key. `mode` is one of "discrete", "linear",
 * "paced", "cubic" and "cubicPaced", which do what Core Animation does, "monotone" for a spline that does not overshoot and
 * "natural" for the smoothest one; null is linear. Null if one of these is outside its domain; the message says why.
 */
INBETWEEN_NODISCARD inbetween_track *inbetween_track_open(const double *times, const double *values, int32_t dimension,
                                                          const char *const *curves, ptrdiff_t count, const char *mode,
                                                          char *message, ptrdiff_t capacity);

/*
 * Makes a track of a motion for each of its numbers, one at least: a card that moves on a spring in two directions. Null motions are
 * only behind the others, which have the same kind of time and may be closed. Null for other motions; the message says why.
 */
INBETWEEN_NODISCARD inbetween_track *inbetween_track_open_motions(const inbetween_motion *x, const inbetween_motion *y,
                                                                  const inbetween_motion *z, const inbetween_motion *w,
                                                                  char *message, ptrdiff_t capacity);

/*
 * Makes a track of colours, from the one where the motion is 0 to the one where it is 1, each as "#ff8800", "rgb(255 136 0 / 0.5)"
 * or "orange". `space` is that in which they are mixed: "srgb", "srgb-linear", "oklab", "oklch", "lab" or "lch", the hue of the
 * polar ones by the shorter way; null is oklab. A value is red, green, blue and alpha, each from 0 to 1, and outside of that for a
 * colour that sRGB lacks; a colour has no velocity, which is NaN. Null for a text that is no colour, and another space; the
 * message says why.
 */
INBETWEEN_NODISCARD inbetween_track *inbetween_track_open_colors(const inbetween_motion *motion, const char *start, const char *end,
                                                                 const char *space, char *message, ptrdiff_t capacity);

/*
 * The track that goes on from a time on to other values on a spring, such as "snappy" or "spring(1 100 10)", with the values and
 * the velocities that `track` has at that time; velocities that are not finite count as 0. `targets` has as many numbers as a value
 * of the track. Times are on the clock of `track`, which may be closed. Null if the spring, a target or the time is outside its
 * domain, and for colours; the message says why.
 */
INBETWEEN_NODISCARD inbetween_track *inbetween_track_hand_over(const inbetween_track *track, const char *spring,
                                                               const double *targets, double time, char *message,
                                                               ptrdiff_t capacity);

/* Closes a track. */
INBETWEEN_API void inbetween_track_close(inbetween_track *track);

/* The numbers in a value, 1 to 4; -1 for a null handle. */
INBETWEEN_API int32_t inbetween_track_dimension(const inbetween_track *track);

/* The value and the velocity at a time of a track with one number in each value; NaN for others. */
INBETWEEN_API double inbetween_track_value(const inbetween_track *track, double time);
INBETWEEN_API double inbetween_track_velocity(const inbetween_track *track, double time);

/*
 * The values at `count` times, dimension * count numbers, those of a value one behind another; the velocities too, unless
 * `velocities` is null.
 */
INBETWEEN_API int32_t inbetween_track_sample(const inbetween_track *track, const double *times, double *values, double *velocities,
                                             ptrdiff_t count);

/* The colour at a time of a track of colours, as "#rrggbb", or as "#rrggbbaa" unless it is opaque; -1 for other tracks. */
INBETWEEN_API ptrdiff_t inbetween_track_color(const inbetween_track *track, double time, char *text, ptrdiff_t capacity);

/* The last key time, from which on the value stays the same; of a track of motions, the time at which all of them are over. */
INBETWEEN_API double inbetween_track_rest_time(const inbetween_track *track);

/*
 * Animations: documents of `inbetween animate`, several properties over time, with keys, springs and groups.
 */

/* An animation. */
typedef struct inbetween_animation inbetween_animation;

/*
 * Reads a document of `size` bytes, at most 16 MiB: JSON with the names of Core Animation, as `inbetween animate` reads it.
 * `inbetween help documents` has the fields. Null for what is none; the message says where and why.
 */
INBETWEEN_NODISCARD inbetween_animation *inbetween_animation_open(const char *json, ptrdiff_t size, char *message,
                                                                  ptrdiff_t capacity);

/* Closes an animation. */
INBETWEEN_API void inbetween_animation_close(inbetween_animation *animation);

/*
 * What an animation moves, as a JSON object on one line: its `duration`, the time in seconds at which it ends, null if it never does;
 * `run`, the end of one run, which for an endless one is its first; and `tracks` in the order of the document. A track has a
 * `keyPath`, "value" if the document names none and null for a transition, and `components`, the names of its numbers: [""] for one
 * number, ["0", "1"] for two, then "rotation" along a path; ["progress"] for a transition.
 */
INBETWEEN_API ptrdiff_t inbetween_animation_describe(const inbetween_animation *animation, char *text, ptrdiff_t capacity);

/*
 * The numbers of a track at `count` times, in seconds from the start of the document: those of a time one behind another, as many as
 * the track has components. NaN where the animation has no effect. `key_path` is null for a transition; INBETWEEN_PARAMETER for
 * one that the animation does not have.
 */
INBETWEEN_API int32_t inbetween_animation_sample(const inbetween_animation *animation, const char *key_path, const double *times,
                                                 double *values, ptrdiff_t count);

/*
 * The animation as text for another system: as inbetween_motion_export(), with its options. Systems that have keys of several
 * properties get them: "keyframes", "svg", "lottie", "core-animation", "swiftui", "compose" and "gltf". Others move one number, that
 * of an animation of one number. The tolerance is a part of the range of a property's values. A property without a meaning for the
 * system moves what `property` says. -1 for an animation that cannot be written so; the message says why. Otherwise the message says
 * what was written, and how near it is.
 */
INBETWEEN_API ptrdiff_t inbetween_animation_export(const inbetween_animation *animation, const char *target, double tolerance,
                                                   const char *options, char *text, ptrdiff_t capacity, char *message,
                                                   ptrdiff_t message_capacity);

/*
 * Animated effects: pictures and named numbers, the channels, for any time. One is moved by a hand, or plays its script.
 * An effect that is moved changes: one thread at a time.
 */

/* An effect. */
typedef struct inbetween_effect inbetween_effect;

/* The names of all effects, a line each. */
INBETWEEN_API ptrdiff_t inbetween_effect_names(char *text, ptrdiff_t capacity);

/*
 * The effects, as a JSON array on one line: for each its name, its summary, how a hand moves it, and the names of its
 * channels. They are the "effects" of `inbetween catalogue`, which has their parameters too.
 */
INBETWEEN_API ptrdiff_t inbetween_effect_catalogue(char *text, ptrdiff_t capacity);

/*
 * Opens an effect that waits for a hand. `variant` is "exact", or "legacy" for the original's defects; null is exact. Null
 * for a name or a variant that is none; the message says which there are.
 */
INBETWEEN_NODISCARD inbetween_effect *inbetween_effect_open(const char *name, const char *variant, char *message,
                                                            ptrdiff_t capacity);

/*
 * Opens an effect with its script, as in `inbetween effect`: one that shows loading is pulled for `pull` seconds and told to
 * end `refresh` seconds later; others do not use these numbers. Null too for times that are not above 0 and at most a million
 * seconds.
 */
INBETWEEN_NODISCARD inbetween_effect *inbetween_effect_open_script(const char *name, const char *variant, double pull,
                                                                   double refresh, char *message, ptrdiff_t capacity);

/* Closes an effect. */
INBETWEEN_API void inbetween_effect_close(inbetween_effect *effect);

/* Its name, a short description, and the names of its channels, a line each; a hand may add some. */
INBETWEEN_API ptrdiff_t inbetween_effect_name(const inbetween_effect *effect, char *text, ptrdiff_t capacity);
INBETWEEN_API ptrdiff_t inbetween_effect_summary(const inbetween_effect *effect, char *text, ptrdiff_t capacity);
INBETWEEN_API ptrdiff_t inbetween_effect_channel_names(const inbetween_effect *effect, char *text, ptrdiff_t capacity);

/*
 * The texts of pages about an effect, as a JSON object on one line: its `title`, a `sentence` about the visible motion, the
 * `flaw` of the original and the `remedy` of the exact variant, both null if there is none, the Swift `type` and `file` that
 * make it, the `gesture` that moves it, which is "pull", "drag" or "tap", the `action` of a button that stands for it, and a
 * `hint` about it.
 */
INBETWEEN_API ptrdiff_t inbetween_effect_about(const inbetween_effect *effect, char *text, ptrdiff_t capacity);

/* The end of the script; infinity for an effect that waits for a hand. */
INBETWEEN_API double inbetween_effect_end_time(const inbetween_effect *effect);

/* The name of its state at a time. */
INBETWEEN_API ptrdiff_t inbetween_effect_phase(const inbetween_effect *effect, double time, char *text, ptrdiff_t capacity);

/*
 * The channels at a time, `capacity` of them at most: a number for each name, NaN for a hidden part. Returns the number of all
 * channels; -1 for a null handle or a capacity that is negative or without an array.
 */
INBETWEEN_API ptrdiff_t inbetween_effect_channels(const inbetween_effect *effect, double time, double *numbers, ptrdiff_t capacity);

/* How far the list below an effect that is pulled lies from its place at a time, in points downwards. */
INBETWEEN_API double inbetween_effect_list_offset(const inbetween_effect *effect, double time);

/*
 * The picture at a time as SVG, whose identifiers begin with `prefix`: a letter, then letters, digits, - and _, or null.
 * Pictures in one page need different ones. -1 too for another prefix, and a picture that SVG cannot hold.
 */
INBETWEEN_API ptrdiff_t inbetween_effect_svg(const inbetween_effect *effect, double time, const char *prefix, char *text,
                                             ptrdiff_t capacity);

/*
 * The events of an effect: a hand touches down, has moved by (x, y) points since, lets go; taps, or presses the button that
 * stands for a tap; and loading is finished. An effect ignores events without a meaning for it. INBETWEEN_PARAMETER for a
 * number that is not finite, and a time before that of the last one.
 */
INBETWEEN_API int32_t inbetween_effect_grab(inbetween_effect *effect, double time);
INBETWEEN_API int32_t inbetween_effect_drag(inbetween_effect *effect, double x, double y, double time);
INBETWEEN_API int32_t inbetween_effect_release(inbetween_effect *effect, double time);
INBETWEEN_API int32_t inbetween_effect_tap(inbetween_effect *effect, double time);
INBETWEEN_API int32_t inbetween_effect_finish(inbetween_effect *effect, double time);

/*
 * Forgets the events before a time: a program that plays for hours calls it now and then. Earlier times then show the picture
 * of that time, and no event of a hand may be before it.
 */
INBETWEEN_API int32_t inbetween_effect_forget(inbetween_effect *effect, double time);

/*
 * Lottie animations, drawn at any frame.
 */

/* An animation. */
typedef struct inbetween_lottie inbetween_lottie;

/*
 * Reads a document, JSON of `size` bytes in UTF-8, at most 64 MiB. Null if it is none; the message says where and why.
 */
INBETWEEN_NODISCARD inbetween_lottie *inbetween_lottie_open(const char *json, ptrdiff_t size, char *message, ptrdiff_t capacity);

/* Closes an animation. */
INBETWEEN_API void inbetween_lottie_close(inbetween_lottie *lottie);

/* Width and height in points, frames per second, the first frame and the end of the frames. */
INBETWEEN_API int32_t inbetween_lottie_facts(const inbetween_lottie *lottie, double numbers[5]);

/*
 * The facts of a document, as a JSON object on one line, for a person or a program: its size, rate and frames, its layers,
 * markers, features with their counts, and warnings. The members are those of `inbetween lottie info --format json`.
 */
INBETWEEN_API ptrdiff_t inbetween_lottie_describe(const inbetween_lottie *lottie, char *text, ptrdiff_t capacity);

/*
 * The features that are not drawn as the document says, a line each; and the key paths of all properties, a line each. In a key
 * path \n is a line feed of a name.
 */
INBETWEEN_API ptrdiff_t inbetween_lottie_warnings(const inbetween_lottie *lottie, char *text, ptrdiff_t capacity);
INBETWEEN_API ptrdiff_t inbetween_lottie_key_paths(const inbetween_lottie *lottie, char *text, ptrdiff_t capacity);

/*
 * The colours that a page may offer to change: for each such property and stop of a gradient, "Sky.Gradient Fill 1.Color 2", a line
 * with its key path, a space and its colour at the first frame, as "#rrggbb".
 */
INBETWEEN_API ptrdiff_t inbetween_lottie_colors(const inbetween_lottie *lottie, char *text, ptrdiff_t capacity);

/*
 * The animation with a value for all properties that fit a key path, such as "**.Fill.Color", as people type it: "12.5", "100,50",
 * "#ff0000", path data of one subpath, the numbers of a gradient, or a text. `lottie` stays as it is, and may be closed. Null if
 * no property fits, or the value is none for one that does; the message says which.
 */
INBETWEEN_NODISCARD inbetween_lottie *inbetween_lottie_override(const inbetween_lottie *lottie, const char *key_path,
                                                                const char *value, char *message, ptrdiff_t capacity);

/*
 * The animation with other colours: `colors` has a line for each, the one that a property has at the first frame and the one that
 * it has then throughout, "#ff0000 #0000ff". A colour that none has changes nothing. `lottie` stays as it is, and may be closed.
 * Null for other lines; the message says so. inbetween_lottie_recolored_document writes the document, JSON of `size` bytes in UTF-8,
 * with these colours, all else as it is, byte for byte; -1 also for what is no document.
 */
INBETWEEN_NODISCARD inbetween_lottie *inbetween_lottie_recolor(const inbetween_lottie *lottie, const char *colors, char *message,
                                                               ptrdiff_t capacity);
INBETWEEN_API ptrdiff_t inbetween_lottie_recolored_document(const char *json, ptrdiff_t size, const char *colors, char *text,
                                                            ptrdiff_t capacity, char *message, ptrdiff_t message_capacity);

/*
 * The numbers at a frame of the first property that fits a key path, such as "Ball.Transform.Position" or "**.Opacity":
 * `capacity` of them at most. The number of all, none for a text; -1 if no property fits, or as for text.
 */
INBETWEEN_API ptrdiff_t inbetween_lottie_values(const inbetween_lottie *lottie, const char *key_path, double frame, double *numbers,
                                                ptrdiff_t capacity);

/*
 * The picture of a frame as SVG, which may lie between whole numbers, whose identifiers begin with `prefix`: a letter, then letters,
 * digits, - and _, or null. Pictures in one page need different ones. -1 too for another prefix, and a picture that SVG cannot
 * hold. Frames before the first show the first, those behind the last one the last; a NaN shows nothing.
 */
INBETWEEN_API ptrdiff_t inbetween_lottie_svg(const inbetween_lottie *lottie, double frame, const char *prefix, char *text,
                                             ptrdiff_t capacity);

/*
 * The frames from `first` to `end`, without that one, as an SVG that plays them in a loop by itself (SMIL), with `rate` pictures a
 * second, the document's if it is 0. Frames are limited to those of the animation. -1 for no frames, more than 100,000 pictures,
 * and what SVG cannot hold; the message says why.
 */
INBETWEEN_API ptrdiff_t inbetween_lottie_animated_svg(const inbetween_lottie *lottie, double first, double end, double rate,
                                                      char *text, ptrdiff_t capacity, char *message, ptrdiff_t message_capacity);

/*
 * The keyframes of a property of a Lottie document of `size` bytes, at most 16 MiB, as a document for `inbetween animate`, on one
 * line. `path` chooses the property of a whole document, by the layer's name, "Ball.r", or as "layers[0].ks.r"; null for the
 * JSON of a property alone, which has `frame_rate` frames per second, 60 if it is 0. -1 for keyframes without an exact equal,
 * and for what is none; the message says where and why.
 */
INBETWEEN_API ptrdiff_t inbetween_lottie_import(const char *json, ptrdiff_t size, const char *path, double frame_rate, char *text,
                                                ptrdiff_t capacity, char *message, ptrdiff_t message_capacity);

#ifdef __cplusplus
}
#endif

#endif
