import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DrawClaim, Order } from '@foyer/contract';
import { useRepayOfferMutation } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { PayPanel, type Commit } from '@foyer/cart';
import { Stack } from '@foyer/ui-kit';

export interface RepayProps {
  claim: DrawClaim;
  /** Reads the win again, after the server has given it up or at another price. */
  onChanged: () => Promise<unknown>;
  isReading: boolean;
}

const byCard = { card: true, shippingAddress: false, cardOnly: true };

/** Pays again for a win whose card was refused, within its time and attempts [C7.58]. */
export function Repay({ claim: { entry, quote, attemptsLeft }, onChanged, isReading }: RepayProps) {
  const { t } = useTranslation('draw');
  const navigate = useNavigate();
  const paths = usePaths();
  const [repay] = useRepayOfferMutation();
  const { offerId, event } = entry;
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
      <div>
        <p>{t('repay.lead')}</p>
        <p>{t('repay.attempts', { count: attemptsLeft })}</p>
      </div>
      <PayPanel
        eventId={eventId}
        eventHref={paths.event({ eventId, vanityName })}
        subject={offerId}
        quote={quote}
        needs={byCard}
        hold={hold}
        commit={commit}
        onPaid={({ orderId }) =>
          void navigate(`${paths.receipt({ eventId })}?orderId=${orderId}`, { replace: true })
        }
      />
    </Stack>
  );
}
