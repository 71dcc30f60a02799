/** So often seats that are being taken are passed over; after that it waits to see who gets them. */
const hastyAttempts = 12;

/** What one buyer has met while looking for seats in a rush. */
export class SeatSearch {
  /** A number that two buyers rarely share: whoever collided goes another way than the others. */
  readonly spread: number;
  /** Seats that somebody else was taking at the same moment. */
  readonly taken = new Set<string>();
  attempt = 0;
  #isHasty = true;

  constructor(cartId: string) {
    this.spread = Number.parseInt(cartId.slice(-6), 16);
  }

  get isHasty(): boolean {
    return this.#isHasty && this.attempt < hastyAttempts;
  }

  /** Somebody else was faster. */
  collided(lost: readonly string[]): void {
    this.attempt += 1;
    if (this.isHasty) for (const seatCode of lost) this.taken.add(seatCode);
  }

  /** Nothing else is left: what somebody is taking may come back. */
  waitFromNowOn(): void {
    this.taken.clear();
    this.#isHasty = false;
  }
}
