import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@foyer/util';
import { Button, PriceRows, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { paymentFailureInBar } from '../../messages/paymentFailureTexts.ts';
import { priceRows, totalText } from '../cart/priceRows.ts';
import { LazyVerificationDialog } from '../payment-means/LazyVerificationDialog.tsx';
import { PaymentMeansPicker } from '../payment-means/PaymentMeansPicker.tsx';
import { PanelNotice } from '../pay-panel/PanelNotice.tsx';
import { PayAction } from '../pay-panel/PayAction.tsx';
import { pickerOfPanel } from '../pay-panel/pickerOfPanel.ts';
import { usePayPanel, type PaymentOf } from '../pay-panel/usePayPanel.ts';
import { NewCardDialog } from './NewCardDialog.tsx';
import { usePaySteps } from './usePaySteps.ts';

export interface PayInOverlayProps<Paid> extends Omit<PaymentOf<Paid>, 'needs'> {
  eventHref: string;
}

const byCard = { card: true, shippingAddress: false, cardOnly: true };

/** Button that opens a payment by card in an overlay; the form of a new card is an overlay above it [C4.26]. */
export function PayInOverlay<Paid>({ eventHref, ...payment }: PayInOverlayProps<Paid>) {
  const { eventId, quote, hold } = payment;
  const { t, i18n } = useTranslation(['cart', 'checkout']);
  const panel = usePayPanel({ ...payment, needs: byCard });
  const steps = usePaySteps();
  const opener = useRef<HTMLButtonElement>(null);
  const cardOpener = useRef<HTMLButtonElement>(null);
  const { phase } = panel;
  const { isCardOpen, closeCard } = steps;
  // A typed card that has become one of the listed ones is paid with from the list.
  const isFormObsolete = isCardOpen && !panel.isTyped && !panel.isPaying;
  useEffect(() => {
    if (isFormObsolete) closeCard();
  }, [isFormObsolete, closeCard]);
  const label = t('pay.button', { total: formatMoney(quote.total, i18n.language) });
  const failureText = paymentFailureInBar(t, phase);
  const notice = <PanelNotice panel={panel} hold={hold} eventId={eventId} eventHref={eventHref} />;
  const obstacle = panel.obstacle === 'pay.needsCard' ? undefined : panel.obstacle;
  return (
    <div>
      <Button ref={opener} variant="primary" size="large" onClick={steps.openPayment}>
        {label}
      </Button>
      <Dialog
        open={steps.isPaymentOpen}
        onClose={steps.closeAll}
        closable={!panel.isPaying}
        finalFocus={opener}
        title={t('pay.title')}
        footer={
          <PayAction
            ref={cardOpener}
            label={panel.isTyped ? t('checkout:overlay.addCard') : label}
            isPaying={panel.isPaying}
            failureText={failureText}
            disabledReason={obstacle && t(obstacle)}
            onPay={panel.isTyped ? steps.openCard : panel.press}
          />
        }
      >
        {!isCardOpen && notice}
        <Stack gap={6}>
          <PaymentMeansPicker
            {...pickerOfPanel(panel, eventId)}
            fields={(url) => (
              <>
                <p>{t('checkout:overlay.cardNext')}</p>
                <NewCardDialog
                  panel={panel}
                  steps={steps}
                  url={url}
                  label={label}
                  failureText={failureText}
                  notice={isCardOpen && notice}
                  opener={cardOpener}
                />
              </>
            )}
          />
          <PriceRows
            rows={priceRows(t, quote, i18n.language)}
            total={{ label: t('price.total'), amount: totalText(t, quote.total, i18n.language) }}
          />
        </Stack>
        {phase.kind === 'verifying' && (
          <LazyVerificationDialog
            url={phase.verificationUrl}
            onVerified={(token) => void panel.verify(phase.paymentMethodId, token)}
            onCancel={panel.reset}
          />
        )}
      </Dialog>
    </div>
  );
}
