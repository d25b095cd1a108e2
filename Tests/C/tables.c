/* Tables of recorded numbers: dialects, units, places of mistakes. */
#include "check.h"

static char text[1000], message[300];

static inbetween_table *table_of(const char *source, const char *unit, double rate) {
  return inbetween_table_open(source, (ptrdiff_t)strlen(source), unit, rate, message, sizeof message);
}

static void check_numbers(void) {
  double numbers[2];
  inbetween_table *table = table_of("time_ms;x;\"y, z\"\n0;0,5;\n16;-1;inf\n", NULL, 0);
  CHECK(table && !*message);
  CHECK(inbetween_table_describe(table, text, sizeof text) == (ptrdiff_t)strlen(text));
  CHECK(strstr(text, "{\"timeName\":\"time\",\"names\":[\"x\",\"y, z\"],\"rowCount\":2,\"counted\":null,"
                     "\"remarks\":[\"times in 'time_ms' are read as milliseconds\",") == text);
  CHECK(inbetween_table_column(table, 0, numbers, 2) == INBETWEEN_OK && numbers[0] == 0 && numbers[1] == 0.016);
  CHECK(inbetween_table_column(table, 1, numbers, 2) == INBETWEEN_OK && numbers[0] == 0.5 && numbers[1] == -1);
  CHECK(inbetween_table_column(table, 2, numbers, 2) == INBETWEEN_OK && isnan(numbers[0]) && isinf(numbers[1]));
  CHECK(inbetween_table_column(table, 3, numbers, 2) == INBETWEEN_PARAMETER);
  CHECK(inbetween_table_column(table, -1, numbers, 2) == INBETWEEN_PARAMETER);
  CHECK(inbetween_table_column(table, PTRDIFF_MIN, numbers, 2) == INBETWEEN_PARAMETER);
  CHECK(inbetween_table_column(table, 0, numbers, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_table_column(table, 0, NULL, 2) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_table_column(NULL, 0, numbers, 2) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_table_describe(NULL, text, sizeof text) == -1);
  inbetween_table_close(table);
  inbetween_table_close(NULL);
}

static void check_units(void) {
  static const struct { const char *source, *unit; double rate, time; } good[] = {
      {"t,x\n0,1\n6,2", NULL, 0, 6},         {"t,x\n0,1\n6,2", "ms", 0, 0.006}, {"t,x\n0,1\n6,2", "frames", 60, 0.1},
      {"frame,x\n0,1\n6,2", NULL, 60, 0.1},  {"frame,x\n0,1\n6,2", NULL, 0, 6}, {"[[0,1],[6,2]]", "min", 0, 360},
      {"{\"x\":[1,2],\"t\":[0,6]}", NULL, 0, 6}, {"t_s,x\n0,1\n6,2", "ms", 0, 6},
  };
  for (int i = 0; i < COUNT(good); i++) {
    double times[2];
    inbetween_table *table = table_of(good[i].source, good[i].unit, good[i].rate);
    CHECK(table && inbetween_table_column(table, 0, times, 2) == INBETWEEN_OK && times[1] == good[i].time);
    inbetween_table_close(table);
  }
}

static void check_refusals(void) {
  static const struct { const char *source, *unit; double rate; const char *message; } bad[] = {
      {"", NULL, 0, "found no row"},
      {"t,x\n0,1\n1,abc", NULL, 0, "line 3, cell 2: expected a number, found 'abc'"},
      {"0,1", "weeks", 0, "time_unit must be one of"},
      {"0,1", NULL, -1, "frame_rate"},
      {"0,1", NULL, NAN, "frame_rate"},
  };
  for (int i = 0; i < COUNT(bad); i++) CHECK(!table_of(bad[i].source, bad[i].unit, bad[i].rate) && strstr(message, bad[i].message));
  CHECK(!inbetween_table_open(NULL, 3, NULL, 0, message, sizeof message) && *message);
  CHECK(!inbetween_table_open(NULL, 0, NULL, 0, message, sizeof message) && *message);
  CHECK(!inbetween_table_open("0,1", -1, NULL, 0, message, sizeof message) && *message);
  CHECK(!inbetween_table_open("0,1", (256 << 20) + 1, NULL, 0, message, sizeof message) && strstr(message, "256 MiB"));
}

void check_tables(void) {
  check_numbers();
  check_units();
  check_refusals();
  CHECK(inbetween_table_is_likely("t,x\n0,1", 7) == 1 && inbetween_table_is_likely("0.4s ease", 9) == 0);
  CHECK(inbetween_table_is_likely(NULL, 0) == 0 && inbetween_table_is_likely(NULL, 1) == 0 && inbetween_table_is_likely("0,1", -1) == 0);
}
