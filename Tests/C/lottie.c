/* Lottie: a document's facts, its numbers and its pictures. */
#include "check.h"

static const char ball[] =
    "{\"v\":\"5.7.0\",\"fr\":60,\"ip\":0,\"op\":60,\"w\":100,\"h\":50,\"nm\":\"ball\",\"assets\":[],\"layers\":[{\"ty\":4,\"nm\":\"Ball\","
    "\"ip\":0,\"op\":60,\"st\":0,\"ind\":1,\"ks\":{\"p\":{\"a\":1,\"k\":[{\"t\":0,\"s\":[0,25],\"o\":{\"x\":0,\"y\":0},\"i\":{\"x\":1,\"y\":1}},"
    "{\"t\":60,\"s\":[100,25]}]},\"o\":{\"a\":0,\"k\":50}},\"shapes\":[{\"ty\":\"el\",\"nm\":\"Dot\",\"p\":{\"a\":0,\"k\":[0,0]},\"s\":{\"a\":0,"
    "\"k\":[10,10]}},{\"ty\":\"fl\",\"nm\":\"Red\",\"c\":{\"a\":0,\"k\":[1,0,0,1]},\"o\":{\"a\":0,\"k\":100}}]}]}";

void check_lottie(void) {
  static char text[20000];
  char message[200];
  double numbers[8];
  inbetween_lottie *lottie = inbetween_lottie_open(ball, sizeof ball - 1, message, sizeof message);
  if (!lottie) fprintf(stderr, "%s\n", message);
  CHECK(lottie && !*message);
  CHECK(inbetween_lottie_facts(lottie, numbers) == INBETWEEN_OK);
  CHECK(numbers[0] == 100 && numbers[1] == 50 && numbers[2] == 60 && numbers[3] == 0 && numbers[4] == 60);
  CHECK(inbetween_lottie_warnings(lottie, text, sizeof text) == 0 && !*text);
  CHECK(inbetween_lottie_key_paths(lottie, text, sizeof text) > 0 && strstr(text, "Ball.Transform.Position\n"));
  CHECK(inbetween_lottie_values(lottie, "Ball.Position", 30, numbers, 8) >= 2 && fabs(numbers[0] - 50) < 1e-9 && numbers[1] == 25);
  CHECK(inbetween_lottie_values(lottie, "**.Red.Color", 30, numbers, 1) == 3 && numbers[0] == 1);
  CHECK(inbetween_lottie_values(lottie, "Ball.Colour", 30, numbers, 8) == -1);
  ptrdiff_t length = inbetween_lottie_svg(lottie, 30.5, NULL, text, sizeof text);
  CHECK(length == (ptrdiff_t)strlen(text) && !strncmp(text, "<svg", 4) && !strcmp(text + length - 7, "</svg>\n"));
  CHECK(inbetween_lottie_svg(lottie, NAN, NULL, text, sizeof text) > 0 && inbetween_lottie_svg(lottie, -INFINITY, NULL, NULL, 0) > 0);
  CHECK(inbetween_lottie_svg(lottie, 0, NULL, text, -1) == -1 && inbetween_lottie_svg(NULL, 0, NULL, text, sizeof text) == -1);
  CHECK(inbetween_lottie_svg(lottie, 30.5, "one-", text, sizeof text) >= length && !strncmp(text, "<svg", 4));
  CHECK(inbetween_lottie_svg(lottie, 30.5, "<", text, sizeof text) == -1 && inbetween_lottie_svg(NULL, 0, NULL, text, 9) == -1);
  CHECK(inbetween_lottie_describe(lottie, text, sizeof text) == (ptrdiff_t)strlen(text) && strstr(text, "\"layers\":[{\"name\":\"Ball\""));
  CHECK(inbetween_lottie_colors(lottie, text, sizeof text) > 0 && strstr(text, "Ball.Red.Color #ff0000\n"));
  CHECK(inbetween_lottie_describe(NULL, text, 9) == -1 && inbetween_lottie_colors(lottie, text, -1) == -1);
  inbetween_lottie *blue = inbetween_lottie_override(lottie, "**.Red.Color", "0,0,1", message, sizeof message);
  CHECK(blue && !*message && inbetween_lottie_values(blue, "**.Red.Color", 0, numbers, 8) == 3 && numbers[2] == 1);
  inbetween_lottie_close(blue);
  CHECK(!inbetween_lottie_override(lottie, "**.Red.Color", "loud", message, sizeof message) && *message);
  CHECK(!inbetween_lottie_override(lottie, NULL, "1", message, sizeof message) && *message);
  CHECK(!inbetween_lottie_override(NULL, "**.Red.Color", "1", NULL, 0));
  inbetween_lottie *green = inbetween_lottie_recolor(lottie, "#ff0000 #00ff00\n#123456 #000000", message, sizeof message);
  CHECK(green && !*message && inbetween_lottie_colors(green, text, sizeof text) > 0 && strstr(text, "Ball.Red.Color #00ff00\n"));
  CHECK(inbetween_lottie_animated_svg(green, 0, 30, 10, text, sizeof text, message, sizeof message) > 0 && !*message);
  CHECK(strstr(text, "<animate") && strstr(text, "#00ff00") && strstr(text, "dur=\"0.5s\""));
  CHECK(inbetween_lottie_animated_svg(green, -INFINITY, INFINITY, 0, NULL, 0, NULL, 0) > 0);
  CHECK(inbetween_lottie_animated_svg(green, 30, 0, 0, text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_lottie_animated_svg(green, NAN, 30, 0, text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_lottie_animated_svg(green, 0, 30, NAN, text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_lottie_animated_svg(NULL, 0, 30, 0, text, sizeof text, message, sizeof message) == -1 && *message);
  inbetween_lottie_close(green);
  CHECK(!inbetween_lottie_recolor(lottie, "#ff0000", message, sizeof message) && *message);
  CHECK(!inbetween_lottie_recolor(lottie, NULL, NULL, 0) && !inbetween_lottie_recolor(NULL, "", NULL, 0));
  length = inbetween_lottie_recolored_document(ball, sizeof ball - 1, "#ff0000 #00ff00", text, sizeof text, message, sizeof message);
  CHECK(length == (ptrdiff_t)strlen(text) && !*message && strstr(text, "\"k\":[0,1,0,1]"));
  CHECK(inbetween_lottie_recolored_document(ball, 3, "", text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_lottie_recolored_document(ball, sizeof ball - 1, "red", text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_lottie_recolored_document(NULL, 3, "", text, sizeof text, NULL, 0) == -1);
  CHECK(inbetween_lottie_values(lottie, NULL, 0, numbers, 8) == -1 && inbetween_lottie_facts(lottie, NULL) == INBETWEEN_ARGUMENT);
  inbetween_lottie_close(lottie);
  for (ptrdiff_t size = 0; size < (ptrdiff_t)sizeof ball - 1; size++) CHECK(!inbetween_lottie_open(ball, size, message, sizeof message));
  CHECK(*message && !inbetween_lottie_open(NULL, 5, message, sizeof message));
  CHECK(!inbetween_lottie_open(ball, -1, message, sizeof message) && !inbetween_lottie_open(ball, PTRDIFF_MAX, message, sizeof message));
  inbetween_lottie_close(NULL);
}
