import type { CommitmentKind } from '../../platform/module/serverModule.ts';
import { statement } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { CommitmentKey } from '../commitment/commitmentRepository.ts';
import type { CommitmentPhase } from '../commitment/commitmentStates.ts';
import type { HoldTimes } from '../commitment/holdTimes.ts';

/** Kind of commitment: what a buyer picks for one purchase. */
export const cartKind = 'cart';

export const cartCommitments: CommitmentKind = {
  name: cartKind,
  marketplaceType: null,
  isRequest: false,
  pledgesCard: false,
  counts: true,
};

/** A buyer's cart of one event: a commitment that always has a user and a hold with an end. */
export interface CartRow extends CommitmentKey, HoldTimes {
  holdId: string;
  userId: string;
  phase: CommitmentPhase;
  purchaseTokenSealed: Buffer;
}

const carts = `select c.event_id, c.commitment_id, c.user_id, commitment_phase(c.state, h.held_until) as phase,
    h.hold_id, h.first_held_at, h.held_until, h.extended, k.purchase_token_sealed
  from commitment c
  join hold h on h.commitment_id = c.commitment_id and h.event_id = c.event_id
  join cart k on k.event_id = c.event_id and k.commitment_id = c.commitment_id
  where c.event_id = $1 and c.user_id = $2`;

const selectOpen = statement<CartRow>()<[eventId: string, userId: string]>(
  `${carts} and c.kind = 'cart' and commitment_is_live(c.state) for update of c`,
);
const selectByToken = statement<CartRow>()<[eventId: string, userId: string, purchaseTokenHash: Buffer]>(
  `${carts} and k.purchase_token_hash = $3 for update of c`,
);

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
