import type { AgeGroup } from '@foyer/contract';
import { parseBirthDate, wholeYearsBetween } from '@foyer/util';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';
import type { AttendeeKind } from '../token/assignmentState.ts';
import type { PassableToken } from './assignmentPolicy.ts';

/** Age from which a person is no child [C9.04]. */
const childBelow = 13;

/** Token in the hands of the person who names who enters with it. */
export interface HeldForGuest extends Pick<
  PassableToken,
  'state' | 'policy' | 'isFrozen' | 'isCancelled' | 'hasWatched'
> {
  attendeeKind: AttendeeKind | null;
  ageGroup: AgeGroup | null;
  /** Whether the holder has another one of the event that is not a child's. */
  hasAdult: boolean;
  /** Whether the holder enters with another one of the event. */
  attendsWithOther: boolean;
}

/** Tells whether the holder may still change who enters with a token [C4.14, C6.05]. */
export function mayChange({ state, isFrozen, isCancelled, hasWatched }: HeldForGuest): Permission {
  if (state !== 'active' || isCancelled) return refused('tokenNotActive');
  if (hasWatched) return refused('guestLocked');
  return isFrozen ? refused('tokensFrozen') : allowed;
}

/** Tells whether the holder may name a guest for a token; one at a child's price is a child's. */
export function mayNameGuest(token: HeldForGuest): Permission {
  const permission = mayChange(token);
  if (!permission.allowed) return permission;
  return token.ageGroup === 'CHILD' ? refused('childTooOld') : allowed;
}

/** Tells whether the holder may name a child, who enters with an adult [C5.02]. */
export function mayNameChild(token: HeldForGuest): Permission {
  const permission = mayChange(token);
  if (!permission.allowed) return permission;
  if ((token.policy.minimumAge ?? 0) >= childBelow) return refused('childNotAllowed');
  return token.hasAdult ? allowed : refused('childAlone');
}

/** Tells whether the holder may enter with a token; the age is checked with the account's birth date. */
export function maySelfAssign(token: HeldForGuest): Permission {
  const permission = mayNameGuest(token);
  if (!permission.allowed) return permission;
  return token.attendsWithOther ? refused('alreadyAttending') : allowed;
}

/** Tells whether a guest or child is of an age that may enter, on the local day of the event [C5.02]. */
export function isOfAge(
  kind: 'guest' | 'guestChild',
  birthDate: string | null,
  { minimumAge, day }: { minimumAge: number; day: string },
): Permission {
  const birth = birthDate === null ? undefined : parseBirthDate(birthDate);
  if (birth === undefined)
    return kind === 'guest' && minimumAge === 0 ? allowed : refused('assigneeIncomplete');
  const age = wholeYearsBetween(birth, parseBirthDate(day)!);
  if (kind === 'guestChild' && age >= childBelow) return refused('childTooOld');
  return age < minimumAge ? refused('belowMinimumEventAge') : allowed;
}
