import type { Locale } from '@foyer/contract';
import { failure } from '../../../platform/http/answers/failure.ts';

const shortest = 2;
const longest = 60;

/** Compares names as a reader does: without case, accents and further spaces. */
const normalised = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Fee or tax of the event, whose names another fee can't have. */
export interface NamedCharge {
  code: string;
  /** By locale. */
  names: Partial<Record<Locale, string>>;
}

/**
 * Checks the name of an organiser's fee [C5.09e]: 2 to 60 characters with a letter, no control characters or markup, and
 * in no language that of another fee or tax of the event.
 * @returns the trimmed name
 * @throws Failure invalidFeeName, feeNameTaken
 */
export function checkFeeName(name: string, others: readonly NamedCharge[]): string {
  const trimmed = name.trim();
  const { length } = [...trimmed];
  const isPlain = /\p{L}/u.test(trimmed) && !/[\p{C}<>]/u.test(trimmed);
  if (length < shortest || length > longest || !isPlain) throw failure('invalidFeeName');
  const taken = others.some(({ names }) =>
    Object.values(names).some((other) => normalised(other) === normalised(trimmed)),
  );
  if (taken) throw failure('feeNameTaken');
  return trimmed;
}
