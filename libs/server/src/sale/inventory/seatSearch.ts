/** Attempts that skip seats locked by other transactions; later ones wait for those. */
const hastyAttempts = 12;

/** State of a buyer's seat search across collisions. */
export class SeatSearch {
  /** Random number that sends colliding buyers to different seats. */
  readonly spread: number;
  /** Seats that another buyer was taking at the same time. */
  readonly taken = new Set<string>();
  attempt = 0;
  #isHasty = true;

  constructor(commitmentId: string) {
    this.spread = Number.parseInt(commitmentId.slice(-6), 16);
  }

  get isHasty(): boolean {
    return this.#isHasty && this.attempt < hastyAttempts;
  }

  /** Records seats lost to a faster buyer. */
  collided(lost: readonly string[]): void {
    this.attempt += 1;
    if (this.isHasty) for (const seatCode of lost) this.taken.add(seatCode);
  }

  /** Stops skipping: nothing else is left, and seats being taken may become free again. */
  waitFromNowOn(): void {
    this.taken.clear();
    this.#isHasty = false;
  }
}
