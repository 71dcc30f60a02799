import { yieldsToExpiry } from '../../model/payment/paymentFlow.ts';
import { PaymentNotice } from './PaymentNotice.tsx';
import type { PaymentHold, PayPanelState } from './usePayPanel.ts';

export interface PanelNoticeProps {
  panel: PayPanelState;
  hold: PaymentHold;
  eventId: string;
  eventHref: string;
}

/** Result of the last press of Pay, with the next step. */
export function PanelNotice({ panel, hold, eventId, eventHref }: PanelNoticeProps) {
  const { phase } = panel;
  return (
    <PaymentNotice
      phase={phase}
      hasHoldEnded={hold.hasEnded && yieldsToExpiry(phase)}
      onRetry={panel.retry}
      onRenew={panel.renew}
      isBusy={hold.isRenewing}
      eventId={eventId}
      eventHref={eventHref}
    />
  );
}
