import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useSlots } from '@foyer/api-client';
import { HeldNotice } from '@foyer/cart';
import { Countdown, DateTime, Notice, RichText, Skeleton, Stack, theme, lazyPart } from '@foyer/ui-kit';
import { WinNotice } from '../../components/request/WinNotice.tsx';
import { WaysIn } from '../../components/ways-to-buy/WaysIn.tsx';
import { WaitListLink } from '../../components/wait-list/WaitListLink.tsx';
import { isLaterWay, isOpenWay } from '../../model/event/waysOf.ts';
import { StreamNotice } from './StreamNotice.tsx';

/** Loaded on demand: few events are sold out. */
const OtherDates = lazyPart(async () => (await import('./about/OtherDates.tsx')).OtherDates);

/** Held items of the event, notices to read before buying, and the ways of getting in [C4.05, C8.10]. */
export function EventNotices({ profile }: { profile: EventProfile }) {
  const { status, saleType, saleState } = profile.summary;
  const draw = profile.marketplaces.find(({ type }) => type === 'draw');
  const auction = profile.marketplaces.find(({ type }) => type === 'auction');
  // The card of a draw or auction shows that it is over, or when its results come.
  const hasCard = (draw && saleType === 'draw') || (auction && saleType === 'auction');
  const isSaid = hasCard && (saleState === 'closed' || saleState === 'pendingResults');
  // Before a draw or auction has closed there is no winner.
  const isDecided = [draw, auction].some((window) => window && !isOpenWay(window) && !isLaterWay(window));
  return (
    <>
      {isDecided && <WinNotice eventId={profile.summary.eventId} />}
      <HeldNotice eventId={profile.summary.eventId} />
      {(!isSaid || status !== 'Upcoming') && <EventState profile={profile} />}
      {status !== 'Cancelled' && <WaysIn profile={profile} />}
    </>
  );
}

/** Notice about an event that is cancelled, moved, not on sale yet, over, sold out, or streamed now. */
function EventState({ profile }: { profile: EventProfile }) {
  const { t, i18n } = useTranslation('marketplace');
  const { SubscribePanel } = useSlots();
  const { summary } = profile;
  const when = (instant: string) => (
    <DateTime value={instant} zone={summary.timezone} locale={i18n.language} />
  );
  if (summary.status === 'Cancelled') {
    return (
      <Notice tone="danger" title={t('status.Cancelled')}>
        {t('notice.cancelled')}
        {profile.refundedCount ? ` ${t('notice.refunded', { count: profile.refundedCount })}` : ''}
      </Notice>
    );
  }
  if (summary.status === 'Postponed') {
    return (
      <Notice tone="warning" title={t('status.Postponed')}>
        {t('notice.postponed')}
      </Notice>
    );
  }
  if (summary.saleState === 'soldOut') {
    return (
      <Stack gap={6}>
        <Notice tone="info" title={t('saleState.soldOut')}>
          {t('notice.soldOut')} <WaitListLink eventId={summary.eventId} />
        </Notice>
        {profile.series && (
          <Suspense fallback={<Skeleton shape="block" height="96px" />}>
            <OtherDates series={profile.series} eventId={summary.eventId} />
          </Suspense>
        )}
      </Stack>
    );
  }
  if (summary.saleState === 'closed') return <StreamNotice profile={profile} />;
  if (summary.saleState === 'pendingResults' && summary.resultsAt) {
    return (
      <Notice tone="info" title={t('saleState.pendingResults')}>
        <RichText text={t('notice.results')} elements={{ date: when(summary.resultsAt) }} />
      </Notice>
    );
  }
  if ((summary.saleState === 'upcoming' || summary.saleState === 'openingSoon') && summary.opensAt) {
    return (
      <Stack gap={4}>
        <Notice tone="info" title={t('notice.opens')}>
          {when(summary.opensAt)} ·{' '}
          <Countdown
            endsAt={summary.opensAt}
            format="duration"
            locale={i18n.language}
            announceAtSeconds={[]}
          />
        </Notice>
        {SubscribePanel && (
          <div css={{ maxWidth: theme.size.measure }}>
            <SubscribePanel eventId={summary.eventId} />
          </div>
        )}
      </Stack>
    );
  }
  if (summary.status === 'Rescheduled' && summary.previousStartsAt) {
    return (
      <Notice tone="info" title={t('status.Rescheduled')}>
        <RichText text={t('notice.rescheduled')} elements={{ date: when(summary.previousStartsAt) }} />
      </Notice>
    );
  }
  return <StreamNotice profile={profile} />;
}
