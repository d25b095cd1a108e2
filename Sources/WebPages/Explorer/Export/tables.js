// Tables as recordings of this page: what the library reads, within what the page can show.

import { looksLikeTable, readTable } from "../../../../Bindings/JavaScript/src/tables.js";
import { SizeError, withCommas } from "../limits.js";

const MOST_ROWS = 100_000;

export { looksLikeTable };

/**
 * Reads a table: `{ names, times, columns, remarks }`, the names of the columns behind the times, the times in seconds, and for
 * each column an array with NaN where a cell is empty. Columns without any number are left out.
 */
export function recordedTable(text) {
  const { names, times, columns, counted, remarks } = readTable(text);
  if (counted !== null) throw new Error(`the first column counts “${counted}”: expected times, in seconds or with their unit`);
  if (times.length > MOST_ROWS) throw new SizeError(`${withCommas(times.length)} rows are too many: the page takes ${withCommas(MOST_ROWS)}`);
  const kept = columns.map((_, column) => column).filter((column) => columns[column].some(Number.isFinite));
  if (kept.length === 0) throw new Error("expected a column of values behind the times");
  return { names: kept.map((column) => names[column]), times, columns: kept.map((column) => columns[column]), remarks };
}

/** The table that a JSON text is; null for one of another kind, and for a single row. */
export function tableOfJSON(text) {
  if (!/^[\s\uFEFF]*[[{]/.test(text)) return null;
  try {
    const table = recordedTable(text);
    return table.times.length > 1 ? table : null;
  } catch {
    return null;
  }
}
