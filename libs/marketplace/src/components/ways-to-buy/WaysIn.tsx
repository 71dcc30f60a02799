import type { EventProfile } from '@foyer/contract';
import { AuctionCard } from '../auction/AuctionCard.tsx';
import { DrawCard } from '../draw/DrawCard.tsx';
import { WaysOfEvent } from './WaysOfEvent.tsx';
import { waysOf } from '../../model/event/waysOf.ts';

/**
 * Links to the draw or auction of an event, or to several ways side by side; renders nothing if there is only a sale.
 */
export function WaysIn({ profile }: { profile: EventProfile }) {
  const ways = waysOf(profile.marketplaces);
  if (ways.length > 1) return <WaysOfEvent event={profile.summary} ways={ways} here="purchase" />;
  const [way] = ways;
  if (way?.type === 'auction') return <AuctionCard profile={profile} auction={way.window} />;
  return way?.type === 'draw' ? <DrawCard profile={profile} draw={way.window} /> : null;
}
