#include <stdio.h>

#include "inbetween.h"

int main(void) {
  char message[256];
  inbetween_motion *card = inbetween_motion_open("0.4s ease-in-out 0 -> 300", message, sizeof message);
  if (!card) {
    fprintf(stderr, "%s\n", message); /* column 6: expected … */
    return 1;
  }

  /* One value, or many at once. */
  printf("%g\n", inbetween_motion_value(card, 0.2));
  double times[] = {0, 0.1, 0.2, 0.3, 0.4}, positions[5], velocities[5];
  inbetween_motion_sample(card, times, positions, velocities, 5);
  printf("%g at %g a second\n", positions[1], velocities[1]);

  /* A finger catches the card in flight: a spring goes on with its position and velocity. */
  inbetween_motion *caught = inbetween_motion_hand_over(card, "snappy", 40, 0.15, message, sizeof message);
  double frames[60];
  inbetween_motion_sample_evenly(caught, 0.15, 1.0 / 120, frames, 60);
  printf("%.3f, %.3f, … %.3f\n", frames[0], frames[1], frames[59]);

  inbetween_motion_close(caught);
  inbetween_motion_close(card);
  return 0;
}
