import { isBlank } from '@foyer/util';

/** Error of a field: a message key, optionally with values. */
export type FieldErrorKey = string | { key: string; values?: Record<string, string | number> };

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (typeof value === 'string' && isBlank(value));

/** Rejects an empty or blank value [I5.11]. */
export const required =
  (key: FieldErrorKey) =>
  (value: unknown): FieldErrorKey | undefined =>
    isNothing(value) ? key : undefined;

/** Rejects a number below the minimum; an empty value passes, see `required` [I5.11]. */
export const atLeast =
  (minimum: number, key: FieldErrorKey) =>
  (value: unknown): FieldErrorKey | undefined => {
    if (isNothing(value)) return undefined;
    return Number(value) >= minimum ? undefined : key;
  };

/** Rejects a text over the limit [I5.11]. */
export const atMostCharacters =
  (limit: number, key: FieldErrorKey) =>
  (value: unknown): FieldErrorKey | undefined =>
    typeof value === 'string' && value.length > limit ? key : undefined;

/** Combines rules; the first error wins. */
export const firstOf =
  (...rules: readonly ((value: unknown) => FieldErrorKey | undefined)[]) =>
  (value: unknown): FieldErrorKey | undefined => {
    for (const rule of rules) {
      const error = rule(value);
      if (error !== undefined) return error;
    }
    return undefined;
  };

/** Part of Final Form's field state that decides whether an error shows. */
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
 * Returns the error that a field shows, if any: only when it was touched or visited and is not active [I5.12], so that
 * people aren't corrected while typing. A field focused by a failed submit shows its error until it is corrected
 * (`untouchedSinceFailure`). A submit error shows until the field changes.
 */
export function shownError(meta: FieldMeta, untouchedSinceFailure = false): unknown {
  if (meta.active && !untouchedSinceFailure) return undefined;
  if (!(meta.touched || meta.visited || meta.submitFailed)) return undefined;
  return meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
}
