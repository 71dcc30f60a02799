const secretPattern = /^[\w-]{43}$/;

/** Tells whether a text has the form of a secret in a link: 256 bits in base64url. One that a mail program cut has not. */
export const isSecret = (text: string): boolean => secretPattern.test(text);
