/** Signs that end a line or control devices, marks that turn the text after them, and the sign of lost letters. */
const unfit = String.raw`\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd`;

/** Pattern of a text of one line, for JSON Schema. */
export const lineTextPattern = `^[^${unfit}]*$`;

/** Makes one line of a text from outside: breaks and other controls become spaces, marks that turn it are left out. */
export const toLineText = (text: string): string =>
  text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
