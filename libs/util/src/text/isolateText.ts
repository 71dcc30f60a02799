/** Letters that run from right to left, and signs that turn the text after them. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Keeps a name from turning the words around it: one with letters that run from right to left is set apart by Unicode's
 * isolates, without controls of its own. Other texts stay as they are. Texts put it around every value [BI-05].
 */
export const isolateText = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(controls, '')}\u2069` : text;
