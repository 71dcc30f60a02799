import type { EventProfile } from '@foyer/contract';
import { DrawCard } from '../draw/DrawCard.tsx';
import { WaysOfEvent } from './WaysOfEvent.tsx';
import { waysOf } from './waysOf.ts';

/** Way into the draw of an event, or several ways beside each other; nothing where there is only a sale. */
export function WaysIn({ profile }: { profile: EventProfile }) {
  const ways = waysOf(profile.marketplaces);
  if (ways.length > 1) return <WaysOfEvent event={profile.summary} ways={ways} here="purchase" />;
  const draw = ways.find(({ type }) => type === 'draw');
  return draw ? <DrawCard profile={profile} draw={draw.window} /> : null;
}
