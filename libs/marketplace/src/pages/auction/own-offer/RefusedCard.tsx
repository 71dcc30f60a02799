import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { useCheckoutAuctionQuery } from '@foyer/api-client/marketplace';
import { Skeleton, Stack } from '@foyer/ui-kit';
import { useWithCode } from '../../../components/code/useWithCode.ts';
import { GiveUp } from '../../../components/request/GiveUp.tsx';

/** Loaded on demand: few cards are refused. */
const Repay = lazy(async () => ({ default: (await import('../../../components/request/Repay.tsx')).Repay }));

/** Next steps after a refused card: paying again in place, or giving the offer up [C4.06, C4.08]. */
export function RefusedCard({ offer }: { offer: AuctionOffer }) {
  const { t } = useTranslation('auction');
  const { offerId, event, quote, paymentMethodId, attemptsLeft = 0, allowed } = offer;
  const coded = useWithCode(event.eventId);
  const { refetch, isFetching } = useCheckoutAuctionQuery(coded({ eventId: event.eventId }));
  return (
    <Stack gap={6}>
      {allowed.repay.allowed && quote && (
        <Suspense fallback={<Skeleton shape="block" height="320px" />}>
          <Repay
            offerId={offerId}
            event={event}
            quote={quote}
            refusedId={paymentMethodId}
            onChanged={refetch}
            isReading={isFetching}
          >
            <p>{t('repay.lead')}</p>
            <p>{t('repay.attempts', { count: attemptsLeft })}</p>
          </Repay>
        </Suspense>
      )}
      {allowed.decline.allowed && (
        <GiveUp
          offerId={offerId}
          warning={{
            title: t('decline.title'),
            message: t('decline.text'),
            yes: t('decline.yes'),
            no: t('decline.no'),
          }}
        />
      )}
    </Stack>
  );
}
