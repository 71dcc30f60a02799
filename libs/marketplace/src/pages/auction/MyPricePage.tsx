import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Auction, AuctionCheckout, AuctionOffer, Permission, AuctionLive } from '@foyer/contract';
import { useCheckoutAuctionQuery, useGetAuctionLiveQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { AgeRefusal } from '@foyer/identity';
import {
  DateTime,
  Notice,
  RichText,
  useOverlays,
  type OverlayControls,
  LinkButton,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { useWithCode } from '../../components/code/useWithCode.ts';
import { TutorialCard } from '../../components/tutorial/TutorialCard.tsx';
import { SavedDialog } from '../../components/request/SavedDialog.tsx';
import { RequestStep, RequestSteps } from '../../components/request/RequestSteps.tsx';
import { OtherWays } from '../../components/ways-to-buy/OtherWays.tsx';
import { RequestColumns, RequestFrame } from '../../components/request/RequestFrame.tsx';
import { outlookScales } from '../../model/auction/priceStanding.ts';
import { CutOffs } from './CutOffs.tsx';
import { LiveFacts } from './LiveFacts.tsx';
import { LateNotice } from './LateNotice.tsx';
import { OfferForm } from './offer-form/OfferForm.tsx';
import { OfferFacts } from './own-offer/OfferFacts.tsx';
import { OwnOffer } from './own-offer/OwnOffer.tsx';
import { useChanceRefresh } from './offer-form/useChanceRefresh.ts';

/** Merges the states of an auction and of the caller's offer: the later of two answers counts [C4.05, C4.06]. */
function withLive(checkout: AuctionCheckout, live: AuctionLive | undefined): AuctionCheckout {
  const { auction, offer: known } = checkout;
  if (!live || Date.parse(live.serverTime) < Date.parse(auction.serverTime)) return checkout;
  const { state, closesAt, resultsAt, serverTime, offer = known } = live;
  const moved = new Map(live.groups.map((group) => [group.offerGroupId, group]));
  const groups = auction.groups.map((group) => ({ ...group, ...moved.get(group.offerGroupId) }));
  return {
    ...checkout,
    auction: { ...auction, state, closesAt, resultsAt, serverTime, groups },
    ...(offer ? { offer } : {}),
  };
}

const list = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[4],
  rowGap: theme.space[1],
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
});

/** Explains the quality of an offer [C2.24, C2.26]. */
function QualityTutorial() {
  const { t } = useTranslation('auction');
  return (
    <TutorialCard name="auction" title={t('tutorial.title')} dismissText={t('tutorial.dismiss')}>
      <p>{t('tutorial.lead')}</p>
      <dl css={list}>
        {outlookScales.quality.map((quality) => (
          <div key={quality} css={{ display: 'contents' }}>
            <dt>{t(`quality.${quality}`)}</dt>
            <dd>{t(`tutorial.${quality}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('tutorial.moves')}</p>
    </TutorialCard>
  );
}

/** Timeline of an auction in the event's time: close, results, and what follows a win or a loss [C4.25]. */
function OfferSchedule({ auction }: { auction: Auction }) {
  const { t, i18n } = useTranslation('auction');
  const { event, closesAt, resultsAt, payHours, groups } = auction;
  const when = (instant: string) => (
    <DateTime value={instant} zone={event.timezone} locale={i18n.language} showZone />
  );
  return (
    <Stack as="section" gap={4}>
      <h2 css={{ fontSize: theme.text.large }}>{t('schedule.title')}</h2>
      <RequestSteps>
        <RequestStep
          title={
            <>
              {t('schedule.close')} · {when(closesAt)}
            </>
          }
        >
          {t('schedule.closeHint')}
        </RequestStep>
        <RequestStep title={<RichText text={t('schedule.results')} elements={{ date: when(resultsAt) }} />}>
          {t('schedule.resultsHint')}
        </RequestStep>
        <RequestStep title={t('schedule.win')}>
          {groups.some(({ seating }) => seating === 'seated') && `${t('schedule.pickHint')} `}
          {t('schedule.winHint', { count: payHours })}
        </RequestStep>
        <RequestStep title={t('schedule.lose')}>{t('schedule.loseHint')}</RequestStep>
      </RequestSteps>
    </Stack>
  );
}

const worded = [
  'marketplaceClosed',
  'purchaseSoldOut',
  'cartBlocksOffer',
  'activeOfferSameCategory',
  'activeOfferOtherCategory',
  'ticketLimitMarketplace',
  'ticketLimitEvent',
] as const;

/** Reason why the caller can't make an offer, and the next step [C5.06, C8.01, C8.02, C8.10]. */
function OfferRefusal({ eventId, reason }: { eventId: string; reason: Permission['reason'] }) {
  const { t } = useTranslation('auction');
  const paths = usePaths();
  const known = worded.find((each) => each === reason) ?? 'other';
  const [label, href] =
    known === 'cartBlocksOffer'
      ? [t('refused.cart'), paths.checkout({ eventId })]
      : [t('refused.requests'), paths.myTokensRequested()];
  const helps = known === 'cartBlocksOffer' || known.startsWith('activeOffer');
  return (
    <Notice tone="warning" action={helps && <LinkButton href={href}>{label}</LinkButton>}>
      {t(`refused.${known}`)}
    </Notice>
  );
}

interface OfferMadeDialogProps extends OverlayControls {
  offer: AuctionOffer;
  /** Whether there was an offer before. */
  isRaised: boolean;
  onRequests: () => void;
}

/** Overlay after making or raising an offer [C2.24]. */
function OfferMadeDialog({ offer, isRaised, ...controls }: OfferMadeDialogProps) {
  const { t } = useTranslation('auction');
  return (
    <SavedDialog
      {...controls}
      texts="auction"
      title={t(isRaised ? 'done.raised' : 'done.made')}
      event={offer.event}
      closesAt={offer.closesAt}
    >
      <OfferFacts offer={offer} />
    </SavedDialog>
  );
}

/** State of an auction that takes no offers. */
function AuctionState({ auction: { state, opensAt, closedEarly, event } }: { auction: Auction }) {
  const { t, i18n } = useTranslation('auction');
  if (state === 'open') return null;
  const date = <DateTime value={opensAt} zone={event.timezone} locale={i18n.language} showZone />;
  return (
    <Notice tone="info" title={t(`state.${state}`)}>
      {state === 'upcoming' && <RichText text={t('opensAt')} elements={{ date }} />}
      {state !== 'upcoming' && closedEarly}
    </Notice>
  );
}

/** The caller's part: the offer, the form, or the reason why there is neither. */
function OwnPart({ checkout, onLate }: { checkout: AuctionCheckout; onLate: () => void }) {
  const overlays = useOverlays();
  const navigate = useNavigate();
  const paths = usePaths();
  const [isRaising, setRaising] = useState(false);
  const { auction, offer, allowed } = checkout;
  const { allowed: may, reason } = allowed.offer;
  const isOpen = auction.state === 'open';
  const onSaved = (saved: AuctionOffer): void => {
    setRaising(false);
    window.scrollTo({ top: 0 });
    overlays.open((controls) => (
      <OfferMadeDialog
        {...controls}
        offer={saved}
        isRaised={offer?.offerId === saved.offerId}
        onRequests={() => void navigate(paths.myTokensRequested())}
      />
    ));
  };
  // A cancelled offer leaves room for another one while the auction is open.
  const own = offer && !(isOpen && offer.state === 'cancelled') ? offer : undefined;
  if (own && !(isRaising && own.allowed.raise.allowed))
    return <OwnOffer offer={own} onRaise={() => setRaising(true)} />;
  if (!isOpen) return null;
  // The form itself asks for an unconfirmed address.
  if (reason === 'belowMinimumEventAge')
    return <AgeRefusal minimumAge={Math.min(...auction.groups.map(({ minimumAge = 0 }) => minimumAge))} />;
  if (!may && reason !== 'emailUnverified')
    return <OfferRefusal eventId={auction.event.eventId} reason={reason} />;
  return (
    <>
      <QualityTutorial />
      <OfferForm
        checkout={checkout}
        onSaved={onSaved}
        onLate={onLate}
        {...(own ? { onCancel: () => setRaising(false) } : {})}
      />
    </>
  );
}

/** Returns the answer of checkout, kept up to date by polling the live call [C9.09]. */
function useLiveCheckout(eventId: string) {
  const asked = useWithCode(eventId)({ eventId });
  const query = useCheckoutAuctionQuery(asked);
  const { data: live } = useGetAuctionLiveQuery(asked, { pollingInterval: useChanceRefresh() });
  const { data, refetch } = query;
  const isOutdated =
    data !== undefined && live !== undefined && withLive(data, live).auction.state !== data.auction.state;
  // The caller's permissions depend on the state.
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return { ...query, data: data && withLive(data, live) };
}

/**
 * My Price of an event: making an offer, raising it, its current standing, and its result [C1.04, C2.17, C7.03].
 */
export function MyPricePage() {
  const { t } = useTranslation('auction');
  const { eventId = '' } = useParams();
  const query = useLiveCheckout(eventId);
  const { data } = query;
  const [isLate, setLate] = useState(false);
  return (
    <RequestFrame
      eventId={eventId}
      title={t('title')}
      lead={t('lead')}
      query={{ ...query, data: data && { ...data, event: data.auction.event } }}
      failed={t('failed')}
      gone={{ title: t('gone'), hint: t('goneHint') }}
    >
      {(checkout) => (
        <RequestColumns
          aside={
            <>
              {checkout.auction.state !== 'cancelled' && <OfferSchedule auction={checkout.auction} />}
              {checkout.auction.state === 'allocated' && <CutOffs auction={checkout.auction} />}
            </>
          }
        >
          {checkout.auction.state === 'open' && <LiveFacts auction={checkout.auction} />}
          <AuctionState auction={checkout.auction} />
          <LateNotice isLate={isLate} offer={checkout.offer} />
          <OwnPart checkout={checkout} onLate={() => setLate(true)} />
          {!checkout.offer && <OtherWays eventId={eventId} here="auction" />}
        </RequestColumns>
      )}
    </RequestFrame>
  );
}
