// Texts in messages.

const MOST = 60;

/** The beginning of a text, for messages that name it. */
export function excerpt(text) { return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text; }
