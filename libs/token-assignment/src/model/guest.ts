import type { AssigneeKind } from '@foyer/contract';
import { isBlank } from '@foyer/util';

/** Guest or child who enters with the caller, as typed. */
export interface TypedGuest {
  firstName?: string;
  lastName?: string;
  birthDate?: string;
}

/** Tells whether the kind needs a date of birth at an event with this minimum age [C5.02a]. */
export const asksBirthDate = (kind: AssigneeKind, minimumAge: number | undefined): boolean =>
  kind === 'guestChild' || (kind === 'guest' && minimumAge !== undefined);

/** Returns a message key per field that is missing. */
export function guestProblems(guest: TypedGuest, asksDate: boolean): Record<string, string> {
  const needed: (keyof TypedGuest)[] = ['firstName', 'lastName', ...(asksDate ? ['birthDate' as const] : [])];
  const missing = needed.filter((field) => isBlank(guest[field] ?? ''));
  return Object.fromEntries(missing.map((field) => [field, 'assign.required']));
}
