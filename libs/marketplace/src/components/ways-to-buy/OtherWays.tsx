import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { useWithCode } from '../code/useWithCode.ts';
import { useProfileNow } from '../event/useSaleNow.ts';
import { WaysOfEvent } from './WaysOfEvent.tsx';
import { waysOf, type WayType } from '../../model/event/waysOf.ts';

/** Other ways of getting in, on the page of one of them; renders nothing for an event with a single way. */
export function OtherWays({ eventId, here }: { eventId: string; here: WayType }) {
  const { data } = useGetEventProfileQuery(useWithCode(eventId)({ eventId }));
  const profile = useProfileNow(data);
  const ways = waysOf(profile?.marketplaces ?? []);
  if (!profile || ways.length < 2) return null;
  return <WaysOfEvent event={profile.summary} ways={ways} here={here} />;
}
