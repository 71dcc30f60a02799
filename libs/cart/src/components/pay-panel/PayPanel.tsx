import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@foyer/util';
import { Stack, theme } from '@foyer/ui-kit';
import { paymentFailureInBar } from '../../messages/paymentFailureTexts.ts';
import { LazyVerificationDialog } from '../payment-means/LazyVerificationDialog.tsx';
import { ShippingAddressForm } from '../shipping-address/ShippingAddressForm.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { PaySummary } from './PaySummary.tsx';
import { usePayPanel, type PaymentOf } from './usePayPanel.ts';

const columns = css({
  display: 'grid',
  gap: theme.space[8],
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});

export interface PayPanelProps<Paid> extends PaymentOf<Paid> {
  eventHref: string;
  /** Text of the button; by default it names the total. */
  label?: string;
  /** Rules in force, shown below the payment means. */
  note?: ReactNode;
  /** Bought items, above the price. */
  order?: ReactNode;
  /** Content before address and card. */
  children?: ReactNode;
}

/**
 * Panel that takes a payment: price, shipping address, stored cards, fields of a new card, verification by the bank,
 * failures and retries. One press of Pay adds a typed card, verifies and charges it; errors appear at their field
 * [C3.30].
 */
export function PayPanel<Paid>(props: PayPanelProps<Paid>) {
  const { eventId, eventHref, quote, needs, hold, label, note, order, children } = props;
  const { t, i18n } = useTranslation('cart');
  const panel = usePayPanel(props);
  const { phase, addressForm } = panel;
  const total = formatMoney(quote.total, i18n.language);
  return (
    <div css={columns}>
      <Stack gap={8}>
        {children}
        {needs.shippingAddress && (
          <section>
            <h2 css={{ marginBottom: theme.space[4] }}>{t('shipping.title')}</h2>
            <ShippingAddressForm
              ref={addressForm}
              value={panel.address}
              onValueChange={panel.takeAddress}
              keepValues={`shipping-${eventId}`}
            />
          </section>
        )}
        <PaymentSection panel={panel} hold={hold} needs={needs} eventId={eventId} eventHref={eventHref} />
        {note}
      </Stack>
      <PaySummary
        quote={quote}
        order={order}
        label={label ?? t(needs.card ? 'pay.button' : 'pay.free', { total })}
        isPaying={panel.isPaying}
        failureText={paymentFailureInBar(t, phase)}
        disabledReason={panel.obstacle && t(panel.obstacle)}
        onPay={panel.press}
      />
      {phase.kind === 'verifying' && (
        <LazyVerificationDialog
          url={phase.verificationUrl}
          onVerified={(token) => void panel.verify(phase.paymentMethodId, token)}
          onCancel={panel.reset}
        />
      )}
    </div>
  );
}
