import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AuctionOffer } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useCheckoutCartMutation } from '@foyer/api-client/cart';
import { useClaimAuctionOfferMutation, useDeclineOfferPaymentMutation } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import { Button, Inline, LiveRegion, Notice, Stack, useOverlays } from '@foyer/ui-kit';

/** Ways out of a refused card: paying with another one, or giving the offer up [C4.06, C4.08, C7.42]. */
export function RefusedCard({ offer: { offerId, allowed } }: { offer: AuctionOffer }) {
  const { t } = useTranslation('auction');
  const navigate = useNavigate();
  const paths = usePaths();
  const { confirm } = useOverlays();
  const { requireVerified } = useAuthentication();
  const key = useRef(crypto.randomUUID());
  const [claim, claiming] = useClaimAuctionOfferMutation();
  const [checkout, checking] = useCheckoutCartMutation();
  const [decline, declining] = useDeclineOfferPaymentMutation();
  const error = claiming.error ?? checking.error ?? declining.error;
  const pay = (): void => {
    void requireVerified(async () => {
      const claimed = await claim({ offerId });
      // Without lines there is nothing to pay any more: the offer, which is read again, says why.
      if (!claimed.data || claimed.data.selections.length === 0) return;
      const { eventId, selections } = claimed.data;
      // The store takes the cart over from checkout.
      const held = await checkout({ eventId, selections, idempotencyKey: key.current });
      if (!held.error) void navigate(paths.checkout({ eventId }));
    });
  };
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
    <Stack gap={3}>
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <Inline gap={3}>
        {allowed.claim.allowed && (
          <Button variant="primary" loading={claiming.isLoading || checking.isLoading} onClick={pay}>
            {t('offerState.pay')}
          </Button>
        )}
        {allowed.decline.allowed && (
          <Button variant="secondary" loading={declining.isLoading} onClick={() => void giveUp()}>
            {t('decline.yes')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
