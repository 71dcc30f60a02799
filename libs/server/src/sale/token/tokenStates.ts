/**
 * Lifecycle of a token, which equals the rows of `state_transition`. `sent` leads to itself when the invitation is sent
 * to another address, and to `active` when it is accepted or taken back.
 */
export const tokenStates = {
  active: ['sent', 'selling', 'checkedIn', 'notUsed', 'voided'],
  sent: ['sent', 'active', 'checkedIn', 'notUsed', 'voided'],
  selling: ['active', 'notUsed', 'voided'],
  checkedIn: ['active', 'voided'],
  notUsed: ['voided'],
  voided: [],
} as const;
