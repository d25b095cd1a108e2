// The recordings that came in: tables of this page, named in its settings, and small ones wholly in the address.

/** A recording with more rows is not in the address, which would be too long to be passed on. */
export const MOST_ROWS_IN_ADDRESS = 200;
// A number of the address: blanks and underscores are not escaped there.
const [BETWEEN_NUMBERS, BETWEEN_ROWS] = [" ", "_"];

const tables = new Map();
let newcomer = null;

/** Keeps a table under a unique name, and returns the name. */
export function keep(name, table) {
  let free = name;
  for (let count = 2; tables.has(free); count++) free = `${name} (${count})`;
  tables.set(free, table);
  newcomer = free;
  return free;
}

/** Whether a recording has just come in: true once. */
export function isNewcomer(name) {
  if (name !== newcomer) return false;
  newcomer = null;
  return true;
}

/** The settings with which a column of a kept table is shown. */
export function recordingSettings(name, column) {
  const table = tables.get(name);
  return { "export.recording": name, "export.column": column, "export.rows": table ? rowsOf(table, column) : undefined };
}

/** The settings without a recording. */
export const NO_RECORDING = { "export.recording": undefined, "export.column": undefined, "export.rows": undefined };

/**
 * The recording that the settings name: `{ name, column, columns, times, values, isInAddress }` with times from 0 on, and
 * `startTime`, the original time of the first sample. `{ name }` alone if only its name is known; null without one.
 */
export function currentRecording(state) {
  const name = state.setting("export.recording");
  if (!name) return null;
  const [column, rows] = [state.setting("export.column"), state.setting("export.rows")];
  const kept = tables.get(name);
  // Another page's recording may have the same name.
  const table = kept && (rows === undefined || rowsOf(kept, column) === rows) ? kept : tableOf(rows, column);
  if (!table) return { name };
  const index = Math.max(table.names.indexOf(column), 0);
  const startTime = table.times[0];
  return {
    name, column: table.names[index], columns: table.names, times: table.times.map((time) => time - startTime),
    values: table.columns[index], startTime, isInAddress: rows !== undefined,
  };
}

function rowsOf({ names, times, columns }, column) {
  if (times.length > MOST_ROWS_IN_ADDRESS) return undefined;
  const values = columns[Math.max(names.indexOf(column), 0)];
  return [...times].map((time, row) => `${time}${BETWEEN_NUMBERS}${values[row]}`).join(BETWEEN_ROWS);
}

function tableOf(rows, column) {
  if (rows === undefined) return null;
  const pairs = String(rows).split(BETWEEN_ROWS).map((row) => row.split(BETWEEN_NUMBERS).map(Number));
  const isRead = pairs.length <= MOST_ROWS_IN_ADDRESS && pairs.every(([time, value], row) =>
    Number.isFinite(time) && value !== undefined && (row === 0 || time >= pairs[row - 1][0]));
  if (!isRead || !pairs.some(([, value]) => Number.isFinite(value))) return null;
  return {
    names: [column ?? "value"], times: Float64Array.from(pairs, ([time]) => time), columns: [Float64Array.from(pairs, ([, value]) => value)],
  };
}
