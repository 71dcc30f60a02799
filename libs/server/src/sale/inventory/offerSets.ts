import type { SeatOffer } from '@foyer/contract';

/** Largest numbers of offers, of sets, and of offers in a set that an answer can list. */
const mostOffers = 10_000;
const mostOfASeat = 100;

/** Sets of offers that the seats of one answer carry. */
export class OfferSets {
  readonly #byStock: ReadonlyMap<string, readonly SeatOffer[]>;
  readonly #setOfStock = new Map<string, number>();
  readonly #indexes = new Map<SeatOffer, number>();
  readonly #sets: number[][] = [[]];

  /** @param byStock offers of each stock; a seat of any other stock carries none */
  constructor(byStock: ReadonlyMap<string, readonly SeatOffer[]>) {
    this.#byStock = byStock;
  }

  /**
   * Returns the sets of a row in runs (number of seats, index of their set), and tells which seats have an offer.
   * @param stocks stock of each seat, or a single one for all
   * @throws RangeError if there are more offers than an answer can list: no seat is left out silently
   */
  runsOf(
    stocks: readonly string[],
    seats: number,
  ): { offers: number[]; isOffered: (seat: number) => boolean } {
    const setAt = (seat: number): number => this.#setOf(stocks[stocks.length === 1 ? 0 : seat]!);
    const offers: number[] = [];
    for (let seat = 0; seat < seats; seat += 1) {
      const set = setAt(seat);
      if (offers.at(-1) === set) offers[offers.length - 2]! += 1;
      else offers.push(1, set);
    }
    return { offers, isOffered: (seat) => setAt(seat) > 0 };
  }

  /** Returns the offers and sets of all rows so far. */
  listed(): { offers: SeatOffer[]; offerSets: number[][] } {
    return { offers: [...this.#indexes.keys()], offerSets: this.#sets };
  }

  #setOf(stock: string): number {
    const known = this.#setOfStock.get(stock);
    if (known !== undefined) return known;
    const offers = this.#byStock.get(stock) ?? [];
    const set = offers.length === 0 ? 0 : this.#sets.push(offers.map((offer) => this.#indexOf(offer))) - 1;
    this.#setOfStock.set(stock, set);
    if (offers.length > mostOfASeat || this.#sets.length > mostOffers || this.#indexes.size > mostOffers)
      throw new RangeError(`Too many offers of seats: ${this.#indexes.size} in ${this.#sets.length} sets`);
    return set;
  }

  #indexOf(offer: SeatOffer): number {
    const index = this.#indexes.get(offer) ?? this.#indexes.size;
    this.#indexes.set(offer, index);
    return index;
  }
}
