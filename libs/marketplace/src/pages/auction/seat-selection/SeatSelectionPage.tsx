import { errorCodeOf, postFrameEvent, type FrameEvent } from '@foyer/api-client';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SeatSelection, AuctionOffer } from '@foyer/contract';
import { useGetSeatSelectionQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Card, Countdown, DateTime, LinkButton, Notice, RichText, Stack, theme } from '@foyer/ui-kit';
import { RequestFrame } from '../../../components/request/RequestFrame.tsx';
import { SeatChoice } from './SeatChoice.tsx';

type PickCode = NonNullable<Extract<FrameEvent, { type: 'myPriceSeatsPicked' }>['code']>;

const codes: readonly string[] = [
  'myPricePickSeatsOfferNotFound',
  'myPricePickSeatsInvalidTime',
  'myPricePickSeatsExpiredTime',
] satisfies PickCode[];
const isPickCode = (code: string | undefined): code is PickCode => code !== undefined && codes.includes(code);

/** Reason why the caller has picked no seats and can pick none now. */
function refusalOf(selection: SeatSelection | undefined, error: unknown): string | undefined {
  if (!selection) return errorCodeOf(error) === 'notFound' ? 'myPricePickSeatsOfferNotFound' : undefined;
  const { seatPick, allowed } = selection.offer;
  if (seatPick?.pickedAt !== undefined || allowed.pickSeats.allowed) return undefined;
  return allowed.pickSeats.reason;
}

/** In a frame, tells the host page why there are no seats to pick, once for each reason [C3.37g, C3.37h, C3.37i]. */
function useTellRefusedPick(
  offerId: string,
  { data, error }: { data?: SeatSelection | undefined; error?: unknown },
): void {
  const code = refusalOf(data, error);
  useEffect(() => {
    if (isPickCode(code)) postFrameEvent({ type: 'myPriceSeatsPicked', offerId, code });
  }, [offerId, code]);
}

/** Seats of an offer, picked or assigned, and the next step [C8.12a]. */
function OwnSeats({ offer }: { offer: AuctionOffer }) {
  const { t } = useTranslation('auction');
  const { t: tEvent } = useTranslation('marketplace');
  const paths = usePaths();
  const { event, marketplaceId, seatPick, state } = offer;
  const { eventId } = event;
  const isPaid = state === 'claimed';
  return (
    <Card as="section" css={{ maxWidth: theme.size.measure }}>
      <Stack gap={4} align="start">
        <h2 css={{ fontSize: theme.text.title }}>{t('pick.yours')}</h2>
        {seatPick?.pickedAt === undefined && <Notice tone="info" title={t('pick.given')} />}
        <ul css={{ margin: 0, paddingInlineStart: theme.space[5] }}>
          {seatPick?.seats.map(({ seatCode, section, row, seat }) => (
            <li key={seatCode}>{tEvent('pick.seat', { section, row, seat })}</li>
          ))}
        </ul>
        {state === 'qualified' && <p>{t('pick.charge')}</p>}
        {state === 'paymentFailed' && <p>{t('offerState.paymentFailed')}</p>}
        <LinkButton
          variant="primary"
          href={isPaid ? paths.token({ eventId }) : paths.marketOffers({ eventId, marketplaceId })}
        >
          {t(isPaid ? 'offerState.see' : 'pick.offer')}
        </LinkButton>
      </Stack>
    </Card>
  );
}

const pollEveryMs = 10_000;

interface PartProps {
  selection: SeatSelection;
  /** Loads the selection again. */
  onTime: () => void;
}

/** Before the window: names its opening, and explains that the highest offers choose first [C4.05m]. */
function NotYet({ selection: { offer }, onTime }: PartProps) {
  const { t, i18n } = useTranslation('auction');
  const { opensAt, closesAt } = offer.seatPick!;
  const { timezone } = offer.event;
  const date = <DateTime value={opensAt} zone={timezone} locale={i18n.language} showZone />;
  const until = <DateTime value={closesAt} zone={timezone} locale={i18n.language} showZone />;
  const clock = (
    <Countdown
      endsAt={opensAt}
      onEnd={onTime}
      format="duration"
      locale={i18n.language}
      announceAtSeconds={[]}
    />
  );
  return (
    <Card as="section" css={{ maxWidth: theme.size.measure }}>
      <Stack gap={3}>
        <h2 css={{ fontSize: theme.text.title }}>{t('pick.later')}</h2>
        <p>
          <RichText text={t('pick.turn')} elements={{ date, until }} />
        </p>
        <p css={{ color: theme.color.contentMuted }}>
          <RichText text={t('pick.startsIn')} elements={{ clock }} />
        </p>
        <p>{t('pick.rank')}</p>
      </Stack>
    </Card>
  );
}

/** During the window: names its end and what follows, and shows the seats [C4.05l, C5.11a]. */
function Open({ selection, onTime }: PartProps) {
  const { t, i18n } = useTranslation('auction');
  const { offer, bestSeatCodes } = selection;
  const { quantity: count, seatsTogether, event, seatPick } = offer;
  const { closesAt } = seatPick!;
  const date = <DateTime value={closesAt} zone={event.timezone} locale={i18n.language} showZone />;
  const clock = (
    <Countdown
      endsAt={closesAt}
      onEnd={onTime}
      format="duration"
      locale={i18n.language}
      announce={(duration) => t('pick.announce', { duration })}
    />
  );
  return (
    <Stack gap={5}>
      <div css={{ maxWidth: theme.size.measure }}>
        <p css={{ fontWeight: 600 }}>
          <RichText text={t('pick.now', { count })} elements={{ date }} />
        </p>
        <p css={{ color: theme.color.contentMuted }}>
          <RichText text={t('left')} elements={{ clock }} />
        </p>
        <p>{t('pick.rule')}</p>
      </div>
      {bestSeatCodes.length > 0 ? (
        <SeatChoice selection={selection} />
      ) : (
        <Notice tone="warning" title={t('pick.notTogether', { count })}>
          {t(seatsTogether ? 'pick.noneThen' : 'pick.apartThen')}
        </Notice>
      )}
    </Stack>
  );
}

/** The caller's part: seats to pick now or later, the offer's seats, or the reason why there are none. */
function Selection({ selection, onTime }: PartProps) {
  const { t } = useTranslation('auction');
  const paths = usePaths();
  const { offer } = selection;
  const { seatPick, allowed, event, marketplaceId, state } = offer;
  if (seatPick && seatPick.seats.length > 0) return <OwnSeats offer={offer} />;
  if (allowed.pickSeats.allowed) return <Open selection={selection} onTime={onTime} />;
  const isNext = seatPick && state === 'qualified';
  if (isNext && Date.parse(seatPick.opensAt) > Date.parse(selection.serverTime))
    return <NotYet selection={selection} onTime={onTime} />;
  // The window is over, or earlier ones are still being settled, which takes seconds.
  if (isNext) return <Notice tone="info" title={t('pick.moment')} />;
  return (
    <Notice tone="info" title={t('pick.none')}>
      <LinkButton href={paths.marketOffers({ eventId: event.eventId, marketplaceId })}>
        {t('pick.offer')}
      </LinkButton>
    </Notice>
  );
}

/**
 * Seats of an accepted My Price offer: picked in the window of its rank, or assigned after it [C2.11e, C8.12a].
 */
export function SeatSelectionPage() {
  const { t } = useTranslation('auction');
  const { offerId = '' } = useParams();
  const query = useGetSeatSelectionQuery({ offerId }, { pollingInterval: pollEveryMs });
  const { data, refetch } = query;
  useTellRefusedPick(offerId, query);
  return (
    <RequestFrame
      title={t('pick.title')}
      query={{ ...query, data: data && { ...data, event: data.offer.event } }}
      failed={t('pick.failed')}
      gone={{ title: t('pick.gone'), hint: t('pick.goneHint') }}
    >
      {(selection) => <Selection selection={selection} onTime={() => void refetch()} />}
    </RequestFrame>
  );
}
