import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { sessionOperations, type Profile } from '@foyer/contract';

/** Answer of a call that opened a session. */
interface SessionAnswer {
  profile: Profile;
  /** Only of a sign-in by Apple or Google: the account was made by it. */
  newAccount?: boolean;
}
interface Answered<Payload> extends UnknownAction {
  payload: Payload;
}

const sessionNames: readonly string[] = sessionOperations;

function answeredOperation(action: UnknownAction): string | undefined {
  if (!isFulfilled(action)) return undefined;
  return (action.meta.arg as { endpointName?: string } | undefined)?.endpointName;
}

/**
 * Matches the success of every call that opens a session. The contract says which calls do, by the auth token in their
 * answer, so that no slice keeps a list of its own.
 */
export const sessionOpened = (action: UnknownAction): action is Answered<SessionAnswer> =>
  sessionNames.includes(answeredOperation(action) ?? '');

/** Matches every answer that identifies the user: a new session, or the profile. */
export const personKnown = (action: UnknownAction): action is Answered<SessionAnswer | Profile> =>
  sessionOpened(action) || answeredOperation(action) === 'getProfile';

/**
 * State of a slice once the signed-in person is known. State of another person is dropped; state without an owner
 * becomes theirs.
 * @param fresh the initial state of the slice
 * @param action one that `personKnown` matches
 */
export function keepForOwner<State extends { ownerId?: string }>(
  state: State,
  fresh: State,
  { payload }: Answered<SessionAnswer | Profile>,
): State {
  const ownerId = 'profile' in payload ? payload.profile.globalUserId : payload.globalUserId;
  const isOthers = state.ownerId !== undefined && state.ownerId !== ownerId;
  return { ...(isOthers ? fresh : state), ownerId };
}
