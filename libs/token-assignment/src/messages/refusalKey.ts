const reasons = [
  'tokenNotActive',
  'tokensFrozen',
  'transferNotAllowed',
  'transferNotOpen',
  'transferClosed',
  'assignmentChainLimit',
  'revokeNotAllowed',
  'revokeLimitReached',
  'childNotAllowed',
  'childAlone',
  'alreadyAttending',
] as const;

/** Returns the key of the words for a reason that the server gives, if there are any. */
export function refusalKey(reason: string | undefined): `refused.${(typeof reasons)[number]}` | undefined {
  const known = reasons.find((each) => each === reason);
  return known && `refused.${known}`;
}
