import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { GuestAssignment, GuestCheckout as Checkout, Order } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { PayPanel } from '@foyer/cart';
import { LinkButton, Skeleton, Stack } from '@foyer/ui-kit';
import { Ended, Held, LinkFrame } from './GuestPurchase.tsx';
import type { GuestLink } from './useGuestLink.ts';

/** Tells when a hold has ended by the server's clock, without a press. */
function useHasEnded({ heldUntil, serverTime }: GuestAssignment): boolean {
  const left = Date.parse(heldUntil) - Date.parse(serverTime);
  const [ended, setEnded] = useState(false);
  const end = useEffectEvent(() => setEnded(true));
  useEffect(() => {
    const timer = setTimeout(() => end(), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [left]);
  return ended;
}

function Panel({ link, checkout }: { link: GuestLink; checkout: Checkout }) {
  const navigate = useNavigate();
  const paths = usePaths();
  const { assignment, quote } = checkout;
  const { eventId, vanityName } = assignment.event;
  const hasEnded = useHasEnded(assignment);
  const readAgain = async (): Promise<boolean> => {
    await link.checkout.refetch();
    await link.assignment.refetch();
    return false;
  };
  const onPaid = ({ orderId }: Order): void =>
    void navigate(`${paths.receipt({ eventId })}?orderId=${orderId}`, { replace: true });
  return (
    <PayPanel<Order>
      eventId={eventId}
      eventHref={paths.event({ eventId, vanityName })}
      subject={`link:${link.assignmentString}`}
      quote={quote}
      needs={{ card: quote.total.amount > 0, shippingAddress: false, cardOnly: true }}
      hold={{ hasEnded, renew: readAgain, isRenewing: link.checkout.isFetching }}
      commit={link.purchase}
      onPaid={onPaid}
    >
      <Held assignment={assignment} />
    </PayPanel>
  );
}

/** Checkout of what a link holds. The price is shown to any holder of the link; paying asks for an account [C2.05, C7.09, C7.11]. */
export function GuestCheckout({ link }: { link: GuestLink }) {
  const { t } = useTranslation('assignment');
  return (
    <LinkFrame link={link}>
      {(assignment) =>
        assignment.state === 'pending' ? (
          <Stack gap={6}>
            <div>
              <LinkButton variant="text" href={link.pages.summary}>
                {t('guestSale.back')}
              </LinkButton>
            </div>
            <h1>{t('guestSale.checkout')}</h1>
            {link.checkout.data ? (
              <Panel link={link} checkout={link.checkout.data} />
            ) : (
              <Skeleton shape="block" height="420px" />
            )}
          </Stack>
        ) : (
          <Ended assignment={assignment} />
        )
      }
    </LinkFrame>
  );
}
