import type { CheckoutCartRequest } from '@foyer/contract';
import type { Platform } from '../../../platform.ts';
import type { CartRow, StoredLine } from '../cart/cartRepository.ts';
import { makePurchaseToken, type PurchaseToken } from '../cart/purchaseToken.ts';
import { openHold } from '../hold/holdTimes.ts';
import { SeatSearch } from '../hold/seatSearch.ts';

/** What a checkout remembers from one try to the next: others may change what it has seen before it writes. */
export class HoldTrial {
  readonly search: SeatSearch;
  /** Lines of a cart that expired: its seats are tried again [C4.04]. */
  previous: readonly StoredLine[] = [];
  readonly #platform: Platform;
  readonly #key: { eventId: string; userId: string; cartId: string };
  #token: PurchaseToken | undefined;

  constructor(platform: Platform, { eventId, userId }: { eventId: string; userId: string }) {
    this.#platform = platform;
    this.#key = { eventId, userId, cartId: platform.newId() };
    this.search = new SeatSearch(this.#key.cartId);
  }

  /** The secret of the cart that this checkout would open. */
  get token(): PurchaseToken {
    return (this.#token ??= makePurchaseToken(this.#platform, this.#key.cartId));
  }

  /** The cart that this checkout opens where the buyer has none. */
  newCart(now: Date): CartRow {
    const { purchaseTokenSealed } = this.token;
    return { ...openHold(now, this.#platform.config.sale), ...this.#key, state: 'open', purchaseTokenSealed };
  }

  /** The seats to look at: those that are picked, and those that an expired cart had. */
  seatCodesOf({ selections }: CheckoutCartRequest): string[] {
    const picked = selections.flatMap(({ seatCodes }) => seatCodes ?? []);
    return this.previous.length === 0
      ? picked
      : [...picked, ...this.previous.flatMap((line) => line.seatCodes)];
  }
}
