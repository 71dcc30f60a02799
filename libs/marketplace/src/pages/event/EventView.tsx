import { lazy, Suspense, type ReactNode } from 'react';
import { hasOwnPage, listedSale, type EventProfile } from '@foyer/contract';
import { useSlots } from '@foyer/api-client';
import { useEventCart } from '@foyer/cart';
import { Container, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { useNowAt } from '../../components/event/useEventNow.ts';
import { streamInstants, streamPhase } from '../../model/event/streamPhase.ts';
import { EventHero } from './EventHero.tsx';
import { EventSale } from './sale/EventSale.tsx';

/** Loaded on demand: most events have no notice, and most buyers hold nothing yet. */
const EventNotices = lazy(async () => ({ default: (await import('./EventNotices.tsx')).EventNotices }));
/** Loaded on demand: few events have a presale. */
const CodeEntry = lazy(async () => ({
  default: (await import('../../components/code/CodeEntry.tsx')).CodeEntry,
}));
/** Loaded on demand: few events have access by draw or auction only. */
const ExtrasSale = lazy(async () => ({ default: (await import('./sale/ExtrasSale.tsx')).ExtrasSale }));
/** Loaded on demand: it is below the offers. */
const AboutEvent = lazy(async () => ({ default: (await import('./about/AboutEvent.tsx')).AboutEvent }));

const onSale = ['open', 'endingSoon', 'active'];

export interface EventViewProps {
  profile: EventProfile;
  /** Content in place of art and name. */
  head?: ReactNode;
  /** Content in place of the notices and the sale, for a preview. */
  sale?: ReactNode;
}

/** Art, notices, offers and facts of an event. */
export function EventView({ profile, head, sale }: EventViewProps) {
  const { summary } = profile;
  const { EventHead = EventHero } = useSlots();
  const { eventId } = summary;
  const holds = useEventCart(eventId) !== undefined;
  const isPlain = summary.status === 'Upcoming' && onSale.includes(summary.saleState);
  const streams = streamPhase(profile, useNowAt(streamInstants(profile))) !== undefined;
  const hasWays = profile.marketplaces.some(hasOwnPage);
  const listed = listedSale(profile);
  return (
    <article>
      <title>{summary.shortName}</title>
      {head ?? <EventHead profile={profile} />}
      <Container css={{ paddingTop: theme.space[6] }}>
        <Stack gap={10}>
          {sale ?? (
            <>
              {(holds || hasWays || streams || !isPlain) && (
                <Suspense fallback={<Skeleton shape="block" height="80px" />}>
                  <EventNotices profile={profile} />
                </Suspense>
              )}
              {profile.takesCode && (
                <Suspense fallback={<Skeleton shape="block" height="160px" />}>
                  <CodeEntry eventId={eventId} />
                </Suspense>
              )}
              {listed === 'offers' && <EventSale profile={profile} />}
              {listed === 'extras' && (
                <Suspense fallback={<Skeleton shape="block" height="160px" />}>
                  <ExtrasSale profile={profile} />
                </Suspense>
              )}
            </>
          )}
          <Suspense fallback={<Skeleton shape="block" height="320px" />}>
            <AboutEvent profile={profile} isPreview={sale !== undefined} />
          </Suspense>
        </Stack>
      </Container>
    </article>
  );
}
