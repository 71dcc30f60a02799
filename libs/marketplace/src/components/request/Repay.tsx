import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { EventSummary, Order, PriceBreakdown } from '@foyer/contract';
import { useRepayOfferMutation } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { PayInOverlay, type Commit } from '@foyer/cart';
import { Stack } from '@foyer/ui-kit';

export interface RepayProps {
  /** Id of the winning entry, or of the accepted offer. */
  offerId: string;
  event: Pick<EventSummary, 'eventId' | 'vanityName'>;
  quote: PriceBreakdown;
  /** Card that was refused, unless it was removed. */
  refusedId: string | undefined;
  /** Loads the win again, after the server has withdrawn it or changed its price. */
  onChanged: () => Promise<unknown>;
  isReading: boolean;
  /** Text above the button. */
  children: ReactNode;
}

/** Pays for a win after a refused card, within its time and attempts, in an overlay [C7.58]. */
export function Repay({ offerId, event, quote, refusedId, onChanged, isReading, children }: RepayProps) {
  const navigate = useNavigate();
  const paths = usePaths();
  const [repay] = useRepayOfferMutation();
  const { eventId, vanityName } = event;
  const commit: Commit<Order> = async ({ paymentMethodId = '', acceptedTotal }, idempotencyKey) => {
    const { data, error } = await repay({ offerId, paymentMethodId, acceptedTotal, idempotencyKey });
    return error ? { error } : { data };
  };
  const hold = {
    hasEnded: false,
    onEnded: () => void onChanged(),
    renew: () => onChanged().then(() => true),
    isRenewing: isReading,
  };
  return (
    <Stack gap={4}>
      <div>{children}</div>
      <PayInOverlay
        eventId={eventId}
        eventHref={paths.event({ eventId, vanityName })}
        subject={offerId}
        quote={quote}
        refusedId={refusedId}
        hold={hold}
        commit={commit}
        onPaid={({ orderId }) =>
          void navigate(`${paths.receipt({ eventId })}?orderId=${orderId}`, { replace: true })
        }
      />
    </Stack>
  );
}
