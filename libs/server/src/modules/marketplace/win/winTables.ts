/**
 * Tables of the entries of draws and the offers of auctions: id, first state, and time of the last change.
 */
export const winTables = {
  draw: { rows: 'draw_entry', id: 'entry_id', undecided: 'entered', changedAt: 'changed_at' },
  auction: { rows: 'auction_offer', id: 'offer_id', undecided: 'open', changedAt: 'reached_at' },
} as const;

export type WinTable = keyof typeof winTables;
