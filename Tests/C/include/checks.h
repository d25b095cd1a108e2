/* The checks of the C interface, each of a room of it. They end the program, with a line, at the first thing that is not so. */
#ifndef CHECKS_H
#define CHECKS_H

void check_motions(void);
void check_fits(void);
void check_exports(void);
void check_imports(void);
void check_animations(void);
void check_tables(void);
void check_followers(void);
void check_axes(void);
void check_curves(void);
void check_pools(void);
void check_paths(void);
void check_tracks(void);
void check_effects(void);
void check_lottie(void);

#endif
