/** Tells whether the last day of the card's month is over. */
export function isExpired(card: { expiryMonth: number; expiryYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(card.expiryYear, card.expiryMonth, 1);
}
