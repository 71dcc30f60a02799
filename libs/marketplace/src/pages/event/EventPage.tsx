import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { useEventCart, useMarketplaceCode } from '@foyer/cart';
import { Container, ErrorState, LinkButton, Poster, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { withCode } from '../../model/offerFilters.ts';
import { EventHero, HeroLayout } from './EventHero.tsx';
import { EventSale } from './EventSale.tsx';
import { useProfileNow } from './useSaleNow.ts';

/** Loaded on demand: most events have no notice, and most buyers hold nothing yet. */
const EventNotices = lazy(async () => ({ default: (await import('./EventNotices.tsx')).EventNotices }));
/** Loaded on demand: few events have a presale. */
const CodeEntry = lazy(async () => ({ default: (await import('./CodeEntry.tsx')).CodeEntry }));
/** Loaded on demand: it is below the offers. */
const AboutEvent = lazy(async () => ({ default: (await import('./AboutEvent.tsx')).AboutEvent }));

const onSale = ['open', 'endingSoon', 'active'];
/** States in which offers are listed; `buyable` decides which of them can be held. */
const listed = [...onSale, 'openingSoon', 'upcoming'];

/** Landing page of an event: art, map, offers and facts [C2.02]. */
export function EventPage() {
  const { t } = useTranslation('marketplace');
  const { eventId = '' } = useParams();
  const paths = usePaths();
  const holds = useEventCart(eventId) !== undefined;
  const { data, error, isFetching, refetch } = useGetEventProfileQuery(
    withCode({ eventId }, useMarketplaceCode(eventId)),
  );
  const profile = useProfileNow(data);
  if (!profile && error !== undefined) {
    const isGone = ['notFound', 'invalidRequest'].includes(errorCodeOf(error) ?? '');
    return (
      <Container css={{ paddingBlock: theme.space[16] }}>
        <title>{t('event.failed')}</title>
        <ErrorState
          headingLevel={1}
          title={t(isGone ? 'event.notFound' : 'event.failed')}
          {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
          action={<LinkButton href={paths.discover()}>{t('event.discover')}</LinkButton>}
        >
          {isGone ? t('event.notFoundHint') : errorText(t, error)}
        </ErrorState>
      </Container>
    );
  }
  if (!profile) {
    return (
      <div aria-busy="true">
        <HeroLayout picture={<Poster alt="" />}>
          <Skeleton width="70%" height="4rem" />
        </HeroLayout>
        <Container css={{ paddingBlock: theme.space[8] }}>
          <Skeleton shape="block" height="420px" />
        </Container>
      </div>
    );
  }
  const { summary } = profile;
  const isPlain = summary.status === 'Upcoming' && onSale.includes(summary.saleState);
  const isOff = summary.status === 'Cancelled' || summary.status === 'Postponed';
  return (
    <article>
      <title>{summary.shortName}</title>
      <EventHero event={summary} />
      <Container css={{ paddingTop: theme.space[6] }}>
        <Stack gap={10}>
          {(holds || !isPlain) && (
            <Suspense fallback={<Skeleton shape="block" height="80px" />}>
              <EventNotices profile={profile} />
            </Suspense>
          )}
          {profile.takesCode && (
            <Suspense fallback={<Skeleton shape="block" height="160px" />}>
              <CodeEntry eventId={eventId} />
            </Suspense>
          )}
          {!isOff && listed.includes(summary.saleState) && <EventSale profile={profile} />}
          <Suspense fallback={<Skeleton shape="block" height="320px" />}>
            <AboutEvent profile={profile} />
          </Suspense>
        </Stack>
      </Container>
    </article>
  );
}
