import { isBlank, normaliseEmailAddress, parseEmailAddress } from '@foyer/util';

/**
 * Returns the key of what is wrong with a recipient's address, if anything.
 * @param ownAddress of the sender
 */
export function addressProblem(
  emailAddress: string | undefined,
  ownAddress: string | undefined,
): string | undefined {
  if (emailAddress === undefined || isBlank(emailAddress)) return 'assign.required';
  const parsed = parseEmailAddress(emailAddress);
  if (parsed === undefined) return 'assign.emailInvalid';
  const isOwn = ownAddress !== undefined && parsed === normaliseEmailAddress(ownAddress);
  return isOwn ? 'errors.tokenSelfAssignment' : undefined;
}
