import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';
import { yieldsToExpiry } from '../../model/paymentFlow.ts';
import { HostedCardFields } from '../payment-means/HostedCardFields.tsx';
import { PaymentMeansPicker } from '../payment-means/PaymentMeansPicker.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import type { PaymentHold, PaymentNeeds, PayPanelState } from './usePayPanel.ts';

export interface PaymentSectionProps {
  panel: PayPanelState;
  hold: PaymentHold;
  needs: PaymentNeeds;
  eventId: string;
  eventHref: string;
}

/** Result of the last press of Pay, and the cards to pay with. */
export function PaymentSection({ panel, hold, needs, eventId, eventHref }: PaymentSectionProps) {
  const { t } = useTranslation('cart');
  const { phase, means, typed } = panel;
  return (
    <section>
      {needs.card && <h2 css={{ marginBottom: theme.space[4] }}>{t('pay.title')}</h2>}
      <PaymentNotice
        phase={phase}
        hasHoldEnded={hold.hasEnded && yieldsToExpiry(phase)}
        onRetry={panel.retry}
        onRenew={panel.renew}
        isBusy={hold.isRenewing}
        eventId={eventId}
        eventHref={eventHref}
      />
      {needs.card && (
        <PaymentMeansPicker
          eventId={eventId}
          value={means.value}
          method={means.method}
          {...(needs.cardOnly ? {} : { onMethodChange: means.chooseMethod })}
          refused={means.refused}
          enteredId={means.enteredId}
          hiddenId={typed.unsettledId}
          onValueChange={means.choose}
          saves={panel.savesCard}
          onSavesChange={panel.setSavesCard}
          problem={phase.kind === 'notStored' ? phase.error : undefined}
          fields={(url) => (
            <HostedCardFields
              ref={typed.fields}
              url={url}
              onCard={panel.payByToken}
              onStateChange={typed.onFieldsChange}
            />
          )}
        />
      )}
    </section>
  );
}
