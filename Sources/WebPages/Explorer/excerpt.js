// Texts in messages.

/** The beginning of a text, for messages that name it. */
export function excerpt(text, most = 60) { return text.length > most ? `${text.slice(0, most - 1)}…` : text; }
