/** Where a draw or an auction keeps what its fans have: rows, their id, their first state, and when it was last changed. */
export const machines = {
  draw: { rows: 'draw_entry', id: 'entry_id', undecided: 'entered', changedAt: 'changed_at' },
  auction: { rows: 'auction_offer', id: 'offer_id', undecided: 'open', changedAt: 'reached_at' },
} as const;

export type Machine = keyof typeof machines;
