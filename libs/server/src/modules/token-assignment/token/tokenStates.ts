/** The states of a token and where each may go; the same edges are rows of `state_transition` [C4.07, C4.11]. */
export const tokenStates = {
  active: ['sent', 'selling', 'checkedIn', 'notUsed', 'voided'],
  sent: ['active', 'notUsed', 'voided'],
  selling: ['active', 'notUsed', 'voided'],
  checkedIn: [],
  notUsed: [],
  voided: [],
} as const;
