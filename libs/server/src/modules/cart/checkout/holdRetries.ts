import type { CheckoutCartRequest } from '@foyer/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { CartRow } from '../../../sale/cart/cartRepository.ts';
import type { CartSnapshot } from '../../../sale/cart/saleSnapshot.ts';
import type { StoredLine } from '../../../sale/commitment/storedLine.ts';
import { makePurchaseToken, type PurchaseToken } from '../../../sale/commitment/purchaseToken.ts';
import { openHold } from '../../../sale/commitment/holdTimes.ts';
import { SeatSearch } from '../../../sale/inventory/seatSearch.ts';

/** State of a checkout across its attempts, since a snapshot may be outdated before the write. */
export class HoldRetries {
  readonly search: SeatSearch;
  /** Expired cart, whose seats are tried again after its release [C4.04]. */
  expired: CartSnapshot | undefined;
  readonly #platform: Platform;
  readonly #key: { eventId: string; userId: string; commitmentId: string; holdId: string };
  #token: PurchaseToken | undefined;

  constructor(platform: Platform, { eventId, userId }: { eventId: string; userId: string }) {
    this.#platform = platform;
    this.#key = { eventId, userId, commitmentId: platform.newId(), holdId: platform.newId() };
    this.search = new SeatSearch(this.#key.commitmentId);
  }

  /** Lines of the expired cart. */
  get previous(): readonly StoredLine[] {
    return this.expired?.lines ?? [];
  }

  /** Secret of the cart that this checkout would open. */
  get token(): PurchaseToken {
    return (this.#token ??= makePurchaseToken(this.#platform, this.#key.commitmentId));
  }

  /** Creates the cart that this checkout opens if the buyer has none. */
  newCart(now: Date): CartRow {
    const { purchaseTokenSealed } = this.token;
    return { ...openHold(now, this.#platform.config.sale), ...this.#key, phase: 'held', purchaseTokenSealed };
  }

  /** Lists the seats to read: the picked ones, and those of an expired cart. */
  seatCodesOf({ selections }: CheckoutCartRequest): string[] {
    const picked = selections.flatMap(({ seatCodes }) => seatCodes ?? []);
    return this.previous.length === 0
      ? picked
      : [...picked, ...this.previous.flatMap((line) => line.seatCodes)];
  }
}
