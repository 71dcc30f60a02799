import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartSelection, EventProfile, OfferGroup, OfferGroupDetail } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetOfferGroupDetailQuery, useListRelatedOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { Button, Checkbox, ErrorState, Inline, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { OfferHeading } from '../../components/offer-group/OfferHeading.tsx';
import { AgeSteppers } from '../../components/offer-group/choice/AgeSteppers.tsx';
import { OfferQuantity, type OfferChoice } from '../../components/offer-group/choice/OfferQuantity.tsx';
import { GiftOfOffer } from '../../components/offer-group/choice/GiftOfOffer.tsx';
import { FulfilmentChoice } from '../../components/offer-group/choice/FulfilmentChoice.tsx';
import { isUnknown } from '../../components/page-state/isUnknown.ts';
import { LazyHoldProblem } from '../../components/pick/LazyHoldProblem.tsx';
import { withCode } from '../../model/offer/offerFilters.ts';
import { useOffersNow } from '../../components/event/useSaleNow.ts';
import { OfferFacts } from './offers/OfferFacts.tsx';
import { OfferRows } from './offers/OfferRows.tsx';
import { TransactionFrame } from './frame/TransactionFrame.tsx';
import { useAddToCart } from './offers/useAddToCart.tsx';
import { useTransaction } from './frame/useTransaction.ts';

/** Keeps a stepper near its label on a wide window. */
const narrow = css({ maxWidth: theme.size.dialog });

/**
 * Returns the initial choice: the line in the cart, or the minimum; for a donation, the amount in the cart or the
 * offer's price.
 */
const firstChoice = (offer: OfferGroup, held: CartSelection | undefined): OfferChoice => ({
  quantity: held?.quantity ?? offer.minQuantity,
  ...(offer.amounts ? { amount: held?.amount ?? offer.price.face } : {}),
});

/** Quantity, ages, seats and the button of an offer [C2.24]. */
function Purchase({ detail, profile }: { detail: OfferGroupDetail; profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const { eventId, seatingOf, linkTo } = useTransaction();
  const [offer = detail.offerGroup] = useOffersNow([detail.offerGroup]);
  const { add, lineOf, problem, dismiss, isBusy } = useAddToCart(eventId);
  const held = lineOf(offer);
  const [choice, setChoice] = useState<OfferChoice>(() => firstChoice(offer, held));
  const [accessible, setAccessible] = useState(false);
  const line = { offerGroupId: offer.offerGroupId, seatCodes: [], ...choice };
  const isSeated = offer.seating === 'seated';
  const addChosen = (more: { maySplit?: boolean; quantity?: number } = {}): void =>
    add(offer, { ...choice, ...(accessible ? { accessible } : {}), ...more });
  if (!offer.buyable.allowed) return <p>{t(offer.available === 0 ? 'soldOut' : 'notOnSale')}</p>;
  return (
    <Stack gap={4}>
      {offer.amounts ? (
        <GiftOfOffer offer={offer} line={line} onChoose={setChoice} />
      ) : offer.agePrices.length > 0 ? (
        <AgeSteppers
          offer={offer}
          ages={choice.ages ?? [{ ageGroup: 'ADULT', quantity: choice.quantity }]}
          onAges={(ages) =>
            setChoice({ ...choice, ages, quantity: ages.reduce((sum, { quantity }) => sum + quantity, 0) })
          }
        />
      ) : (
        <OfferQuantity offer={offer} line={line} onChoose={setChoice} />
      )}
      <FulfilmentChoice offer={offer} line={line} onChoose={setChoice} />
      {isSeated && <Checkbox label={t('accessible')} checked={accessible} onCheckedChange={setAccessible} />}
      {problem && (
        <LazyHoldProblem
          problem={problem}
          onTake={dismiss}
          onSplit={() => addChosen({ maySplit: true })}
          onFewer={(quantity) => {
            dismiss();
            if (quantity > 0) setChoice({ quantity });
          }}
        />
      )}
      <Inline gap={3}>
        <Button
          variant="primary"
          loading={isBusy}
          disabled={choice.quantity === 0}
          onClick={() => addChosen()}
        >
          {t(held ? 'change' : isSeated ? 'addBest' : 'add')}
        </Button>
        {isSeated && profile.seatChartId !== undefined && (
          <LinkButton href={seatingOf(offer.marketplaceId, offer.offerGroupId)}>{t('pickSeats')}</LinkButton>
        )}
        <LinkButton href={linkTo('transactionPrice', offer.offerGroupId)}>{t('price')}</LinkButton>
      </Inline>
    </Stack>
  );
}

function Related({ offerGroupId, zone }: { offerGroupId: string; zone: string }) {
  const { t } = useTranslation('transaction');
  const { eventId, marketplaceCode } = useTransaction();
  const { data } = useListRelatedOfferGroupsQuery(withCode({ eventId, offerGroupId }, marketplaceCode));
  const nearest = data?.offerGroups.slice(0, 3) ?? [];
  if (nearest.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <OfferHeading>{t('related')}</OfferHeading>
      <OfferRows offers={nearest} zone={zone} />
    </Stack>
  );
}

function Detail({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const { eventId, marketplaceCode, offerGroupId = '', linkTo } = useTransaction();
  const { data, error, refetch } = useGetOfferGroupDetailQuery(
    withCode({ eventId, offerGroupId }, marketplaceCode),
    { skip: offerGroupId === '' },
  );
  const isGone = offerGroupId === '' || isUnknown(error);
  if (!data && (isGone || error !== undefined))
    return (
      <ErrorState
        title={t(isGone ? 'offerGone' : 'failed')}
        {...(isGone ? {} : { onRetry: () => void refetch() })}
        action={<LinkButton href={linkTo('transactionListings')}>{t('listings')}</LinkButton>}
      >
        {isGone ? t('offerGoneHint') : errorText(t, error)}
      </ErrorState>
    );
  if (!data) return <Skeleton shape="block" height="320px" />;
  return (
    <Stack gap={8}>
      <Stack gap={4} css={narrow}>
        <OfferFacts detail={data} zone={profile.summary.timezone} />
        <Purchase key={data.offerGroup.offerGroupId} detail={data} profile={profile} />
      </Stack>
      <Related offerGroupId={offerGroupId} zone={profile.summary.timezone} />
    </Stack>
  );
}

/** Offer of access with all its choices [C2.15, C2.24]. */
export function DetailPage() {
  const { t } = useTranslation('transaction');
  return <TransactionFrame title={t('detail')}>{(profile) => <Detail profile={profile} />}</TransactionFrame>;
}

/** Options of merchandise: size, way of fulfilment, quantity [C2.15]. */
export function MerchOptionsPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('merchOptions')}>{(profile) => <Detail profile={profile} />}</TransactionFrame>
  );
}

/** Options of an add-on or a donation [C2.15, C3.02]. */
export function AddonOptionsPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('addonOptions')}>{(profile) => <Detail profile={profile} />}</TransactionFrame>
  );
}
