import { isOff, type TokenPolicy, type TokenState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';

/** Token as the policy of its upgrade sees it. */
export interface UpgradableFacts {
  state: TokenState;
  ownerId: string;
  holderId: string;
  /** Rules of its event now: an upgrade is a new purchase. */
  eventPolicy: Pick<TokenPolicy, 'upgrade'>;
  eventStatus: string;
  /** Doors; the start where none are known. */
  doorsAt: Date;
  /** Whether the owner has frozen the account. */
  isFrozen: boolean;
  /** Whether the buyer's bank has taken back a payment of it, or looks into it. */
  isDisputed: boolean;
  /** Whether it was bought from the organiser, as a unit of its own with a price of its own. */
  isOfStock: boolean;
  /** Whether the event is on sale at fixed prices to everyone, and when it will be. */
  isOnSale: boolean;
  nextSaleAt: Date | null;
}

/** Tells whether an owner may exchange a token for a better one: until the doors open, while the event is on sale [C6.03d]. */
export function mayUpgrade(
  token: UpgradableFacts,
  { userId, now }: { userId: string; now: Date },
): Permission {
  const isOwn = token.ownerId === userId && token.holderId === userId;
  if (!isOwn || token.state !== 'active') return refused('tokenNotActive');
  if (token.isFrozen) return refused('tokensFrozen');
  if (!token.isOfStock || token.eventPolicy.upgrade === 'forbidden') return refused('upgradeNotAllowed');
  if (isOff({ status: token.eventStatus }) || token.doorsAt <= now) return refused('upgradeClosed');
  if (!token.isOnSale)
    return token.nextSaleAt === null ? refused('upgradeClosed') : refused('upgradeNotOpen', token.nextSaleAt);
  return token.isDisputed ? refused('paymentDisputed') : allowed;
}
