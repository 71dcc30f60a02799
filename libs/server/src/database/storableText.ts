const loneSurrogate = /\p{Surrogate}/u;

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !loneSurrogate.test(text);
