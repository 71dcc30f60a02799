import type { Profile, SessionOperationId } from '@foyer/contract';
import { buildProfile } from './buildProfile.ts';

/** Store action of a call that opened a session for a person. */
export const buildSessionOpened = (operationId: SessionOperationId, profile: Partial<Profile>) => ({
  type: 'api/executeMutation/fulfilled',
  payload: {
    authToken: 'token',
    needsEmailVerification: false,
    newAccount: false,
    profile: buildProfile(profile),
  },
  meta: {
    requestId: operationId,
    requestStatus: 'fulfilled',
    arg: { endpointName: operationId, originalArgs: {} },
  },
});
