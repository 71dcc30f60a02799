import type { AgeGroup, AgeQuantity, Fulfilment, ItemCategory, SeatingKind } from '@foyer/contract';
import { statement } from '../../platform/database/statement.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/failure.ts';
import type { HoldTimes } from './holdTimes.ts';
import type { CartKey } from '../inventory/seatHoldRepository.ts';
import type { CartPhase } from './cartStates.ts';

/** A buyer's cart of one event. */
export interface CartRow extends CartKey, HoldTimes {
  userId: string;
  phase: CartPhase;
  purchaseTokenSealed: Buffer;
}

/** Cart line with its holds. */
export interface StoredLine {
  cartGuid: string;
  offerGroupId: string;
  inventoryItemId: string;
  category: ItemCategory;
  seating: SeatingKind;
  quantity: number;
  seatCodes: string[];
  ages: AgeQuantity[];
  fulfilment: Fulfilment | undefined;
  maySplit: boolean;
  accessible: boolean;
  /** All-in unit price by age group last quoted to this cart, in minor units. */
  quotedUnits: Partial<Record<AgeGroup, number>>;
}

const columns = `c.event_id, c.cart_id, c.user_id, cart_phase(c.state, c.held_until) as phase, c.first_held_at,
  c.held_until, c.extended, c.purchase_token_sealed`;

const selectOpen = statement<CartRow>()<[eventId: string, userId: string]>(
  `select ${columns} from cart c
  where c.event_id = $1 and c.user_id = $2 and cart_is_live(c.state) for update`,
);
const selectByToken = statement<CartRow>()<[eventId: string, userId: string, purchaseTokenHash: Buffer]>(
  `select ${columns} from cart c
  where c.event_id = $1 and c.user_id = $2 and c.purchase_token_hash = $3 for update`,
);
const selectById = statement<CartRow>()<[eventId: string, cartId: string]>(
  `select ${columns} from cart c where c.event_id = $1 and c.cart_id = $2 for update`,
);
const updateReleased = statement()<[eventId: string, cartId: string]>(
  "update cart set state = 'released' where event_id = $1 and cart_id = $2",
);
const selectLines = statement<Omit<StoredLine, 'fulfilment'> & { fulfilment: Fulfilment | null }>()<
  [eventId: string, cartId: string]
>(`select cart_guid, offer_group_id, inventory_item_id, category, seating, quantity, seat_codes, ages, fulfilment,
    may_split, accessible, quoted_units
  from cart_line where event_id = $1 and cart_id = $2 order by position`);

/** Finds and locks a buyer's live cart: neither paid nor released. */
export async function lockOpenCart(
  tx: TransactionScope,
  eventId: string,
  userId: string,
): Promise<CartRow | undefined> {
  const [cart] = await selectOpen(tx, eventId, userId);
  return cart;
}

/** Finds and locks the buyer's cart of a purchase token, in any state. */
export async function lockCartByToken(
  tx: TransactionScope,
  key: { eventId: string; userId: string; purchaseTokenHash: Buffer },
): Promise<CartRow | undefined> {
  const [cart] = await selectByToken(tx, key.eventId, key.userId, key.purchaseTokenHash);
  return cart;
}

/** Finds and locks a cart by id. */
export async function lockCart(tx: TransactionScope, { eventId, cartId }: CartKey): Promise<CartRow> {
  const [cart] = await selectById(tx, eventId, cartId);
  return found(cart);
}

/** Closes a cart whose holds were given back. */
export async function markReleased(tx: TransactionScope, { eventId, cartId }: CartKey): Promise<void> {
  await updateReleased(tx, eventId, cartId);
}

export async function readLines(db: Queryable, { eventId, cartId }: CartKey): Promise<StoredLine[]> {
  const rows = await selectLines(db, eventId, cartId);
  return rows.map((line) => ({ ...line, fulfilment: line.fulfilment ?? undefined }));
}
