/**
 * Pattern set of the product [I5.08]. Every pattern is anchored and linear in the length of its input;
 * callers bound that length all the same.
 */

/**
 * Mail address: a dot-separated local part of at most 64 characters, a domain of two labels or more, and a top-level
 * label that begins with a letter, as every registered one does [I5.01].
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
/** Ten digits. */
export const usPhonePattern = /^[0-9]{10}$/;
/** Letters, digits, dash, underscore and space. */
export const namePattern = /^[A-Za-z0-9_ -]+$/;
/** `K1A 0B1`, with or without the space; D, F, I, O, Q and U are never used, W and Z never lead [I5.05]. */
export const canadianPostalCodePattern =
  /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/i;
/** Five digits or ZIP+4 [I5.05]. */
export const usPostalCodePattern = /^[0-9]{5}(?:-[0-9]{4})?$/;
/** Amount with at most two decimals, as typed. */
export const currencyPattern = /^[0-9]{1,12}(?:[.,][0-9]{1,2})?$/;
/** Four digits. */
export const storeCodePattern = /^[0-9]{4}$/;
/** Latitude and longitude, separated by a comma. */
export const coordinatesPattern = /^-?[0-9]{1,2}(?:\.[0-9]{1,15})?, ?-?[0-9]{1,3}(?:\.[0-9]{1,15})?$/;
/**
 * At least one digit and one letter [I5.02]. Letters of every script count; Unicode classes are not available in all
 * supported browsers [I1.08].
 */
export const digitAndLetterPattern =
  /^(?=[^0-9]*[0-9])(?=[^A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\uD7FF]*[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\uD7FF])/;
/** Letters, digits and dash. */
export const alphanumericDashPattern = /^[A-Za-z0-9-]+$/;
