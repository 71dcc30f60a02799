import { useParams } from 'react-router';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { useMarketplaceCode } from '@foyer/cart';
import { livePolling } from '../../model/event/livePolling.ts';
import { withCode } from '../../model/offer/offerFilters.ts';
import { EventFailed } from './EventFailed.tsx';
import { EventLoading } from './EventLoading.tsx';
import { EventView } from './EventView.tsx';
import { useProfileNow } from '../../components/event/useSaleNow.ts';

/**
 * Loads the other pages of an event from here: they share this page's code, so its visitors load nothing extra for
 * them.
 */
export const loadOtherPages = () => import('./otherEventPages.ts');

/** Landing page of an event: art, map, offers and facts [C2.02]. */
export function EventPage() {
  const { eventId = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetEventProfileQuery(
    withCode({ eventId }, useMarketplaceCode(eventId)),
    livePolling,
  );
  const profile = useProfileNow(data);
  if (!profile && error !== undefined)
    return <EventFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!profile) return <EventLoading />;
  return <EventView profile={profile} />;
}
