import { css } from '@emotion/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { Cart, EventSummary, Order, ShippingAddress, TokenPolicy } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { track } from '@foyer/api-client/track';
import { useAuthentication } from '@foyer/identity';
import { formatMoney } from '@foyer/util';
import { DateTime, LinkButton, LiveRegion, Notice, Stack, theme } from '@foyer/ui-kit';
import { HoldClock } from '../../components/cart/HoldClock.tsx';
import { useCartActions } from '../../components/cart/useCartActions.ts';
import { HoldProblemNotice } from '../../components/hold/HoldProblemNotice.tsx';
import { PaymentMeansPicker } from '../../components/payment-means/PaymentMeansPicker.tsx';
import { VerificationDialog } from '../../components/payment-means/VerificationDialog.tsx';
import { ShippingAddressForm } from '../../components/shipping-address/ShippingAddressForm.tsx';
import { refusalInBar } from '../../messages/paymentFailureTexts.ts';
import { endsHold, yieldsToExpiry } from '../../model/paymentFlow.ts';
import { readPickedPrice } from '../../model/pickedPrice.ts';
import { CheckoutLines } from './CheckoutLines.tsx';
import { CheckoutSummary } from '../../components/pay-panel/PaySummary.tsx';
import { CheckoutTutorial } from './CheckoutTutorial.tsx';
import { PaymentNotice } from '../../components/pay-panel/PaymentNotice.tsx';
import { useHold } from './useHold.ts';
import { useMeansChoice } from '../../components/pay-panel/useMeansChoice.ts';
import { usePayment } from '../../components/pay-panel/usePayment.ts';

const columns = css({
  display: 'grid',
  gap: theme.space[8],
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});

/** Takes no row of the stack while it says nothing. */
const repeating = css({ '&:empty': { position: 'absolute' } });

export interface CheckoutCartProps {
  cart: Cart;
  event: EventSummary | undefined;
  policy: TokenPolicy | undefined;
  eventHref: string;
}

/** Shows both prices when the price changed between list and hold [C8.06]. */
function PickedPriceNotice() {
  const { t, i18n } = useTranslation('cart');
  const change = readPickedPrice(useLocation().state);
  if (!change) return null;
  return (
    <Notice tone="warning" title={t('notice.priceChanged')}>
      {t('notice.pickedPriceHint', {
        before: formatMoney(change.before, i18n.language),
        now: formatMoney(change.now, i18n.language),
      })}
    </Notice>
  );
}

/** Heading with the name and date of the event. */
function CheckoutHeader({ event }: Pick<CheckoutCartProps, 'event'>) {
  const { t, i18n } = useTranslation('cart');
  return (
    <header>
      <h1>{t('checkout.title')}</h1>
      {event && (
        <p css={{ color: theme.color.contentMuted }}>
          {event.shortName} · <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
      )}
    </header>
  );
}

/** Checkout of a cart that holds items: lines, address, cards and the Pay button. */
export function CheckoutCart({ cart, event, policy, eventHref }: CheckoutCartProps) {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  const paths = usePaths();
  const actions = useCartActions(cart.eventId);
  const { requireVerified } = useAuthentication();
  const showReceipt = useCallback(
    ({ orderId }: Order) =>
      void navigate(`${paths.receipt({ eventId: cart.eventId })}?orderId=${orderId}`, { replace: true }),
    [navigate, paths, cart.eventId],
  );
  const { value: means, isStored, choose, refused, refuse } = useMeansChoice(cart.purchaseToken);
  const payment = usePayment(cart, { onPaid: showReceipt, onRefused: refuse });
  const tell = useEffectEvent(() => track({ name: 'begin_checkout', cart }));
  useEffect(() => tell(), [cart.purchaseToken]);
  const [savesCard, setSavesCard] = useState(false);
  const [address, setAddress] = useState<ShippingAddress>();
  const hold = useHold(cart, actions);
  const renewed = async (change: Promise<boolean>): Promise<void> => {
    if (await change) payment.reset();
  };
  const { phase } = payment;
  const isOver = hold.hasEnded || endsHold(phase);
  const isPaying = phase.kind === 'paying' || phase.kind === 'verifying';
  const missing =
    means === undefined
      ? t('pay.needsCard')
      : cart.needsShippingAddress && !address
        ? t('pay.needsAddress')
        : undefined;
  const pay = (): void => {
    if (means === undefined) return;
    const choice = {
      paymentMethodId: means,
      acceptedTotal: cart.quote.total,
      ...(savesCard && !isStored ? { savePaymentMeans: true } : {}),
      ...(address ? { shippingAddress: address } : {}),
    };
    void requireVerified(() => payment.pay(choice));
  };
  return (
    <Stack gap={6}>
      <CheckoutHeader event={event} />
      {!isOver && (
        <HoldClock cart={cart} onEnd={hold.end} onExtend={() => void hold.extend()} isBusy={actions.isBusy} />
      )}
      <CheckoutTutorial />
      <PickedPriceNotice />
      <LiveRegion css={repeating}>{actions.isRepeating && <Notice>{t('hold.busy')}</Notice>}</LiveRegion>
      {hold.problem && (
        <HoldProblemNotice
          problem={hold.problem}
          onTake={(seats) => void renewed(hold.takeSeats(seats))}
          onSplit={() => void renewed(hold.split())}
          onFewer={(available) => void renewed(hold.takeFewer(available))}
          action={<LinkButton href={eventHref}>{t('checkout.backToEvent')}</LinkButton>}
        />
      )}
      <div css={columns}>
        <Stack gap={8}>
          <CheckoutLines cart={cart} actions={actions} />
          {cart.needsShippingAddress && (
            <section>
              <h2 css={{ marginBottom: theme.space[4] }}>{t('shipping.title')}</h2>
              <ShippingAddressForm
                value={address}
                onValueChange={setAddress}
                keepValues={`shipping-${cart.eventId}`}
              />
            </section>
          )}
          <section>
            <h2 css={{ marginBottom: theme.space[4] }}>{t('pay.title')}</h2>
            <PaymentNotice
              phase={phase}
              hasHoldEnded={hold.hasEnded && yieldsToExpiry(phase)}
              onRetry={payment.retry}
              onRenew={() => void renewed(hold.renew())}
              isBusy={actions.isBusy}
              eventHref={eventHref}
            />
            <PaymentMeansPicker
              eventId={cart.eventId}
              value={means}
              refused={refused}
              onValueChange={choose}
              saves={savesCard}
              onSavesChange={setSavesCard}
            />
          </section>
        </Stack>
        <CheckoutSummary
          cart={cart}
          policy={policy}
          zone={event?.timezone ?? 'UTC'}
          isPaying={isPaying}
          failureText={refusalInBar(t, phase)}
          disabledReason={
            phase.kind === 'exhausted' ? t('decline.exhausted') : isOver ? t('pay.holdOver') : missing
          }
          onPay={pay}
        />
      </div>
      {phase.kind === 'verifying' && (
        <VerificationDialog
          url={phase.verificationUrl}
          onVerified={(token) => void payment.verify(phase.paymentMethodId, token)}
          onCancel={payment.reset}
        />
      )}
    </Stack>
  );
}
