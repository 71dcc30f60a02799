import { isBlank } from '@foyer/util';

/** An error of a field: a message key, with what its text names. */
export type FieldErrorKey = string | { key: string; values?: Record<string, string | number> };

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (typeof value === 'string' && isBlank(value));

/** The message key when a required field is empty or blank [I5.11]. */
export const required =
  (key: FieldErrorKey) =>
  (value: unknown): FieldErrorKey | undefined =>
    isNothing(value) ? key : undefined;

/** The message key when a number is below the minimum; an empty field is the concern of `required` [I5.11]. */
export const atLeast =
  (minimum: number, key: FieldErrorKey) =>
  (value: unknown): FieldErrorKey | undefined => {
    if (isNothing(value)) return undefined;
    return Number(value) >= minimum ? undefined : key;
  };

/** The message key when a text is longer than the limit [I5.11]. */
export const atMostCharacters =
  (limit: number, key: FieldErrorKey) =>
  (value: unknown): FieldErrorKey | undefined =>
    typeof value === 'string' && value.length > limit ? key : undefined;

/** Asks one rule after the other; the first that objects is heard. */
export const firstOf =
  (...rules: readonly ((value: unknown) => FieldErrorKey | undefined)[]) =>
  (value: unknown): FieldErrorKey | undefined => {
    for (const rule of rules) {
      const error = rule(value);
      if (error !== undefined) return error;
    }
    return undefined;
  };

/** What Final Form knows of a field, as far as showing an error goes. */
export interface FieldMeta {
  error?: unknown;
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean;
  touched?: boolean;
  visited?: boolean;
  active?: boolean;
  submitFailed?: boolean;
}

/**
 * The error that a field shows, if any: only when it was touched or visited and is not active [I5.12], so that nobody is
 * corrected while typing. The field to which a failed submit sent the focus says why until it is corrected (`untouchedSinceFailure`).
 * A submit error shows until the field is changed.
 */
export function shownError(meta: FieldMeta, untouchedSinceFailure = false): unknown {
  if (meta.active && !untouchedSinceFailure) return undefined;
  if (!(meta.touched || meta.visited || meta.submitFailed)) return undefined;
  return meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
}
