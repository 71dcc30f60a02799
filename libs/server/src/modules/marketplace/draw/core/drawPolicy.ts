import { isOff, type DrawEntryState, type DrawState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../../../platform/http/access/permission.ts';
import type { CommitmentPhase } from '../../../../sale/commitment/commitmentStates.ts';
import type { OpenTime } from '../../../../sale/event/saleStates.ts';
import type { OfferFacts } from '../../../../sale/offer/offerFacts.ts';
import { mayUseWindow } from '../../../../sale/offer/offerPolicy.ts';

/** States of a draw in the database; `upcoming` is one of time. */
type StoredDrawState = Exclude<DrawState, 'upcoming'>;

/** States of an entry in the database. */
export type StoredEntryState = Exclude<DrawEntryState, 'pendingResults'>;

/** Facts of a draw for its policy. */
export interface OpenDraw extends OpenTime {
  state: StoredDrawState;
}

/** Tells whether the root of a draw's entries is public, but the deciding beacon round is not chosen yet. */
export const isAwaitingRound = (draw: {
  state: StoredDrawState;
  entriesRoot: string | null;
  beaconRound: number | null;
}): boolean => draw.state === 'closed' && draw.entriesRoot !== null && draw.beaconRound === null;

/** Tells whether an offer can be drawn for: places of the draw's window, not packages or extras. */
export const mayBeDrawn = (offer: OfferFacts): boolean =>
  offer.marketplaceType === 'draw' && offer.category === 'EVENT_ACCESS' && offer.parts.length === 0;

/** Tells whether entries can be made, changed and deleted now. */
export function mayChangeEntries(draw: OpenDraw, { status, now }: { status: string; now: Date }): Permission {
  if (draw.state !== 'open' || isOff({ status })) return refused('marketplaceClosed');
  return mayUseWindow(draw, now);
}

/** Tells whether a fan may enter, or change an entry; `age` is the result of the age policy. */
export function mayEnter(
  draw: OpenDraw,
  circumstances: { status: string; now: Date; age: Permission; hasCart: boolean; remaining: number },
): Permission {
  const open = mayChangeEntries(draw, circumstances);
  if (!open.allowed) return open;
  if (!circumstances.age.allowed) return circumstances.age;
  if (circumstances.hasCart) return refused('cartBlocksOffer');
  return circumstances.remaining > 0 ? allowed : refused('ticketLimitEvent');
}

/** Presents the state of an entry; one drawn without a win may still get a place that lapses. */
export function shownState(
  entry: { state: StoredEntryState; heldAt: Date | null; phase: CommitmentPhase },
  isOpen: boolean,
): DrawEntryState {
  if (entry.phase === 'paid') return 'claimed';
  if (entry.state === 'entered') return isOpen ? 'entered' : 'pendingResults';
  return entry.state === 'won' && entry.heldAt === null ? 'pendingResults' : entry.state;
}
