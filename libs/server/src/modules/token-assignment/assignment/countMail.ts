import { attemptSteps } from '../../../platform/attempts/attemptSteps.ts';

/** Invitations are mails to addresses that the caller names. */
export const countMail = attemptSteps('invitation limits', {
  invitationPerAccount: { points: 200, windowSeconds: 24 * 60 * 60 },
  bulkRecipientPerAccount: { points: 20_000, windowSeconds: 24 * 60 * 60 },
  resendPerAccount: { points: 20, windowSeconds: 60 * 60 },
});
