import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AuctionOffer, AuctionOfferState } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import {
  Badge,
  Card,
  Countdown,
  DateTime,
  Inline,
  LinkButton,
  RichText,
  Stack,
  TextLink,
  theme,
  type BadgeProps,
} from '@foyer/ui-kit';
import { offerDeadline, pickingOf } from './requestStages.ts';

const muted = css({ color: theme.color.contentMuted });

const tones: Record<AuctionOfferState, NonNullable<BadgeProps['tone']>> = {
  open: 'accent',
  pendingResults: 'neutral',
  qualified: 'success',
  claimed: 'success',
  paymentFailed: 'danger',
  lost: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
};

/** Sentence on the state of an offer, with the time that is left and the price that it took [C4.06]. */
function OfferState({ offer }: { offer: AuctionOffer }) {
  const { t, i18n } = useTranslation('requested');
  const { state, event, outlook, total, cutOff } = offer;
  const until = offerDeadline(offer);
  // An offer behind the winners may still get in.
  const key = pickingOf(offer) ?? (state === 'pendingResults' && cutOff ? 'waiting' : state);
  const words = t(`offer.text.${key}`, { total: formatMoney(total, i18n.language) });
  const date = <DateTime value={until ?? ''} zone={event.timezone} locale={i18n.language} showZone />;
  const clock = (
    <Countdown endsAt={until ?? ''} format="duration" locale={i18n.language} announceAtSeconds={[]} />
  );
  return (
    <Stack gap={1}>
      {outlook && <p>{t('offer.quality', { quality: t(`offer.qualityOf.${outlook.quality}`) })}</p>}
      <p>
        <RichText text={words} elements={{ date }} />
      </p>
      {cutOff?.price && <p>{t('offer.cutOff', { price: formatMoney(cutOff.price, i18n.language) })}</p>}
      {until !== undefined && (
        <p css={muted}>
          <RichText text={t('left')} elements={{ clock }} />
        </p>
      )}
    </Stack>
  );
}

/** Offer in an auction: quantity, item and price, its state, and the next step [C2.08, C4.06]. */
export function OfferCard({ offer }: { offer: AuctionOffer }) {
  const { t, i18n } = useTranslation('requested');
  const paths = usePaths();
  const { event, marketplaceId, name, quantity, price, state, allowed, stillOpen = [] } = offer;
  const isToPay = allowed.repay.allowed;
  const { eventId, vanityName } = event;
  const isToPick = pickingOf(offer) === 'pickNow';
  const isToDo = isToPay || isToPick;
  const nextStep = (): [label: string, href: string] => {
    if (state === 'claimed') return [t('tokens'), paths.token({ eventId })];
    if (isToPick) return [t('offer.pick'), paths.seatSelection({ eventId, offerId: offer.offerId })];
    const label = isToPay ? t('pay') : t(allowed.raise.allowed ? 'offer.raise' : 'offer.see');
    return [label, paths.marketOffers({ eventId, marketplaceId })];
  };
  const [label, href] = nextStep();
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={2}>
            <Badge tone={tones[state]}>{t(`offer.state.${state}`)}</Badge>
            <span css={muted}>{t('myPrice')}</span>
          </Inline>
          <h3 css={{ fontSize: theme.text.title, overflowWrap: 'anywhere' }}>
            <TextLink href={paths.event({ eventId, vanityName })}>{event.shortName}</TextLink>
          </h3>
          <p css={muted}>
            <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
          </p>
          <p>{t('offer.for', { count: quantity, name, price: formatMoney(price, i18n.language) })}</p>
        </Stack>
        <OfferState offer={offer} />
        <Inline gap={3}>
          {stillOpen.length > 0 && (
            <LinkButton variant="primary" href={paths.event({ eventId, vanityName })}>
              {t('open')}
            </LinkButton>
          )}
          <LinkButton variant={isToDo ? 'primary' : 'secondary'} href={href}>
            {label}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
