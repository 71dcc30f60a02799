import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Countdown, DateTime, LinkButton, RichText, Stack } from '@foyer/ui-kit';
import { StillOpen } from '../../../components/request/StillOpen.tsx';
import { RefusedCard } from './RefusedCard.tsx';

/** Whether the buyer picks seats for an offer, now or later. */
const isPicking = ({ state, seatPick }: AuctionOffer): boolean =>
  state === 'qualified' && seatPick !== undefined && seatPick.seats.length === 0;

/**
 * Returns the message key of an offer's result: an offer behind the winners may still be accepted, and a cancelled
 * one has a reason.
 */
function keyOf(offer: AuctionOffer) {
  const { state, cancelReason, cutOff } = offer;
  if (isPicking(offer)) return 'offerState.picking';
  if (state === 'cancelled' && cancelReason) return `cancelReason.${cancelReason}` as const;
  return `offerState.${state === 'pendingResults' && cutOff ? 'waiting' : state}` as const;
}

/** Window for picking seats, with a link [C2.27c, C4.05l, C4.05m]. */
function Picking({ offer }: { offer: AuctionOffer }) {
  const { t, i18n } = useTranslation('auction');
  const paths = usePaths();
  const { offerId, event, seatPick, allowed } = offer;
  const isNow = allowed.pickSeats.allowed;
  const at = isNow ? seatPick?.closesAt : seatPick?.opensAt;
  const date = <DateTime value={at ?? ''} zone={event.timezone} locale={i18n.language} showZone />;
  return (
    <Stack gap={3} align="start">
      <p>
        <RichText text={t(isNow ? 'offerState.pickNow' : 'offerState.pickLater')} elements={{ date }} />
      </p>
      <LinkButton
        variant={isNow ? 'primary' : 'secondary'}
        href={paths.seatSelection({ eventId: event.eventId, offerId })}
      >
        {t(isNow ? 'offerState.pick' : 'offerState.pickSee')}
      </LinkButton>
    </Stack>
  );
}

/** Result of an offer, the lowest accepted price, and the next steps [C4.06, C8.01]. */
export function OfferFate({ offer }: { offer: AuctionOffer }) {
  const { t, i18n } = useTranslation('auction');
  const paths = usePaths();
  const { state, cutOff, payUntil, event, allowed, stillOpen } = offer;
  const { eventId, timezone } = event;
  return (
    <Stack gap={3}>
      <p css={{ fontWeight: 600 }}>{t(keyOf(offer))}</p>
      {offer.place !== undefined && <p>{t('offerState.place', { place: offer.place })}</p>}
      {cutOff?.price && <p>{t('offerState.cutOff', { price: formatMoney(cutOff.price, i18n.language) })}</p>}
      {state === 'paymentFailed' && payUntil !== undefined && (
        <p>
          <RichText
            text={t('offerState.until')}
            elements={{
              date: <DateTime value={payUntil} zone={timezone} locale={i18n.language} showZone />,
            }}
          />{' '}
          <Countdown endsAt={payUntil} format="duration" locale={i18n.language} announceAtSeconds={[]} />
        </p>
      )}
      {isPicking(offer) && <Picking offer={offer} />}
      {allowed.decline.allowed && <RefusedCard offer={offer} />}
      <StillOpen event={event} stillOpen={stillOpen} />
      {state === 'claimed' && (
        <div>
          <LinkButton variant="primary" href={paths.token({ eventId })}>
            {t('offerState.see')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
