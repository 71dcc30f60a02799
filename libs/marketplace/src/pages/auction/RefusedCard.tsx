import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useCheckoutAuctionQuery, useDeclineOfferPaymentMutation } from '@foyer/api-client/marketplace';
import { Button, LiveRegion, Notice, Skeleton, Stack, useOverlays } from '@foyer/ui-kit';

/** Loaded on demand: few cards are refused. */
const Repay = lazy(async () => ({ default: (await import('../../components/way-in/Repay.tsx')).Repay }));

/** Gives the offer up after a warning [C7.42]. */
function Decline({ offerId }: { offerId: string }) {
  const { t } = useTranslation('auction');
  const { confirm } = useOverlays();
  const [decline, { error, isLoading }] = useDeclineOfferPaymentMutation();
  const giveUp = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('decline.title'),
      message: t('decline.text'),
      yes: t('decline.yes'),
      no: t('decline.no'),
    });
    if (isSure) await decline({ offerId });
  };
  return (
    <Stack gap={3} align="start">
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <Button variant="secondary" loading={isLoading} onClick={() => void giveUp()}>
        {t('decline.yes')}
      </Button>
    </Stack>
  );
}

/** Ways out of a refused card: paying again in place, or giving the offer up [C4.06, C4.08]. */
export function RefusedCard({ offer }: { offer: AuctionOffer }) {
  const { t } = useTranslation('auction');
  const { offerId, event, quote, attemptsLeft = 0, allowed } = offer;
  const { refetch, isFetching } = useCheckoutAuctionQuery({ eventId: event.eventId });
  return (
    <Stack gap={6}>
      {allowed.repay.allowed && quote && (
        <Suspense fallback={<Skeleton shape="block" height="320px" />}>
          <Repay offerId={offerId} event={event} quote={quote} onChanged={refetch} isReading={isFetching}>
            <p>{t('repay.lead')}</p>
            <p>{t('repay.attempts', { count: attemptsLeft })}</p>
          </Repay>
        </Suspense>
      )}
      {allowed.decline.allowed && <Decline offerId={offerId} />}
    </Stack>
  );
}
