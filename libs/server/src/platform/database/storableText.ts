const loneSurrogate = /\p{Surrogate}/u;

/** Tells whether PostgreSQL can store a text: without NUL and lone surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !loneSurrogate.test(text);
