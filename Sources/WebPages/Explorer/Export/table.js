// Tables of recorded numbers: times in the first column, values in the others.

const MOST_ROWS = 100_000;
const GAPS = new Set(["", "-", "–", "na", "n/a", "nan", "null", "none"]);
// A number, and what may stand behind it as its unit.
const CELL = /^([-+−]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?)\s*([a-zµ%°/²]*)$/i;

/** An error in a table, with the number of the line. */
export class TableError extends Error {
  constructor(line, problem) {
    super(`line ${line}: ${problem}`);
    this.line = line;
  }
}

/**
 * Reads a table: `{ names, times, columns }`, the names of the columns behind the times, the times in seconds, and for each
 * column an array with NaN where a cell is empty.
 *
 * Cells stand between tabs, semicolons or commas; numbers may have a decimal comma unless cells stand between commas, or stand
 * in quotation marks. A first line without numbers has the names. Empty lines, and those that begin with #, are left out. The
 * only unit that is read is ms for times, in the cells or in brackets behind the name of the times.
 */
export function parseTable(text) {
  const lines = writtenLines(text);
  if (lines.length === 0) throw new TableError(1, "expected times and values, found nothing");
  const separator = separatorOf(lines);
  const head = cellsOf(lines[0].text, separator);
  const hasNames = head.every((cell) => !CELL.test(cell.text)) && head.some((cell) => !isGap(cell));
  const rows = hasNames ? lines.slice(1) : lines;
  if (rows.length === 0) throw new TableError(lines[0].number, "expected rows of numbers below the names");
  const width = hasNames ? head.length : cellsOf(rows[0].text, separator).length;
  const table = readRows(rows, width, separator);
  const names = Array.from({ length: width }, (_, column) => (hasNames && head[column].text) || `column ${column + 1}`);
  if (inMilliseconds(names[0], rows[0], separator)) for (let row = 0; row < table[0].length; row++) table[0][row] /= 1000;
  return withoutEmptyColumns(names, table, lines[0].number);
}

/** Whether a text reads like a table: one of its first lines is numbers, two or more. */
export function looksLikeTable(text) {
  const lines = writtenLines(text.slice(0, 4096)).slice(0, 3);
  if (lines.length === 0) return false;
  const separator = separatorOf(lines);
  return lines.some((line) => {
    const cells = cellsOf(line.text, separator);
    return cells.length > 1 && CELL.test(cells[0].text) && cells.every((cell) => isGap(cell) || CELL.test(cell.text));
  });
}

function writtenLines(text) {
  return text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)
    .map((line, index) => ({ text: line, number: index + 1 }))
    .filter(({ text: line }) => line.trim() !== "" && !line.trimStart().startsWith("#"));
}

// The first of these that all of the first lines have.
function separatorOf(lines) {
  const first = lines.slice(0, 3);
  return ["\t", ";"].find((separator) => first.every(({ text }) => text.includes(separator))) ?? ",";
}

function cellsOf(line, separator) {
  const cells = [];
  let [text, isQuoted, wasQuoted] = ["", false, false];
  for (const character of line) {
    if (character === '"') [isQuoted, wasQuoted] = [!isQuoted, true];
    else if (character === separator && !isQuoted) {
      cells.push({ text: text.trim(), hasComma: wasQuoted || separator !== "," });
      [text, wasQuoted] = ["", false];
    } else text += character;
  }
  cells.push({ text: text.trim(), hasComma: wasQuoted || separator !== "," });
  return cells;
}

function readRows(rows, width, separator) {
  if (width < 2) throw new TableError(rows[0].number, "expected a time and a value between commas, semicolons or tabs");
  if (rows.length > MOST_ROWS) throw new TableError(rows[MOST_ROWS].number, `more than ${MOST_ROWS} rows`);
  const columns = Array.from({ length: width }, () => new Float64Array(rows.length));
  rows.forEach(({ text, number }, row) => {
    const cells = cellsOf(text, separator);
    if (cells.length !== width) throw new TableError(number, `expected ${width} cells, found ${cells.length}`);
    cells.forEach((cell, column) => { columns[column][row] = numberOf(cell, column, number); });
    const before = row === 0 ? -Infinity : columns[0][row - 1];
    if (columns[0][row] < before) throw new TableError(number, `expected a time of at least ${before}, as times ascend`);
  });
  return columns;
}

function numberOf(cell, column, line) {
  if (column > 0 && isGap(cell)) return NaN;
  const written = cell.text.match(CELL)?.[1].replace("−", "-");
  const number = written === undefined || (written.includes(",") && !cell.hasComma) ? NaN : Number(written.replace(",", "."));
  if (Number.isFinite(number)) return number;
  throw new TableError(line, `cell ${column + 1}: expected a number, found “${cell.text}”`);
}

function isGap({ text }) { return GAPS.has(text.toLowerCase()); }

function inMilliseconds(name, row, separator) {
  if (/(^|[^a-z])(ms|msec|millis|milliseconds?)([^a-z]|$)/i.test(name) || /[a-z](Ms|Millis)$/.test(name)) return true;
  return cellsOf(row.text, separator)[0].text.match(CELL)?.[2] === "ms";
}

// As where each line ends with a separator.
function withoutEmptyColumns(names, columns, line) {
  const kept = columns.map((_, column) => column).filter((column) => column > 0 && columns[column].some(Number.isFinite));
  if (kept.length === 0) throw new TableError(line, "expected a column of values behind the times");
  return { names: kept.map((column) => names[column]), times: columns[0], columns: kept.map((column) => columns[column]) };
}
