/** States of a token and their transitions, which equal the rows of `state_transition` [C4.07, C4.11]. */
export const tokenStates = {
  active: ['sent', 'selling', 'checkedIn', 'notUsed', 'voided'],
  sent: ['active', 'notUsed', 'voided'],
  selling: ['active', 'notUsed', 'voided'],
  checkedIn: [],
  notUsed: [],
  voided: [],
} as const;
