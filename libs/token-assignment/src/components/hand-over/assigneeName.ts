import type { TokenAssignment } from '@foyer/contract';
import { isolateText } from '@foyer/util';

/** Name of who a token went to, or the address where no name is known. */
export function assigneeName({ firstName, lastName, emailAddress }: TokenAssignment): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return isolateText(name === '' ? (emailAddress ?? '') : name);
}
