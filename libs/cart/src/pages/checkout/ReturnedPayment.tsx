import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useReturnPaymentMutation } from '@foyer/api-client/cart';
import { usePaths } from '@foyer/api-client/shell';
import { track } from '@foyer/api-client/shell/track';
import { createSafeStorage } from '@foyer/util';
import { LinkButton, LiveRegion, Notice, Skeleton, Stack } from '@foyer/ui-kit';
import { useEventCart } from '../../components/cart/useEventCart.ts';
import { endPayIntent } from '../../model/payIntent.ts';

const session = createSafeStorage(() => window.sessionStorage);
const askAgainMs = 2_000;
const mostQuestions = 15;

export interface ReturnedPaymentProps {
  eventId: string;
  paymentId: string;
  eventHref: string;
}

/**
 * Landing page after a provider's page [C3.12]: polls the state of the payment for up to half a minute, then leads to
 * the receipt, or back to the checkout with the items still held.
 */
export function ReturnedPayment({ eventId, paymentId, eventHref }: ReturnedPaymentProps) {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  const address = useParams();
  const paths = usePaths();
  const cart = useEventCart(eventId);
  const [settle] = useReturnPaymentMutation();
  const [problem, setProblem] = useState<unknown>();
  /** @returns whether the outcome is not known yet, and is asked for again */
  const ask = useEffectEvent(async (mayWait: boolean): Promise<boolean> => {
    const { data: order, error } = await settle({ eventId, paymentId });
    if (order) {
      track({ name: 'purchase', order });
      void navigate(`${paths.receipt({ ...address, eventId })}?orderId=${order.orderId}`, { replace: true });
      return false;
    }
    if (mayWait && errorCodeOf(error) === 'paymentPending') return true;
    // The next press of Pay is another payment.
    if (cart?.purchaseToken) endPayIntent(session, cart.purchaseToken);
    setProblem(error);
    return false;
  });
  useEffect(() => {
    let timer: number | undefined;
    let isLeft = false;
    const run = async (questions: number): Promise<void> => {
      const isPending = await ask(questions < mostQuestions);
      if (isPending && !isLeft) timer = window.setTimeout(() => void run(questions + 1), askAgainMs);
    };
    void run(1);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, [eventId, paymentId]);
  const isOver = problem !== undefined && errorCodeOf(problem) === 'externalPaymentAfterLockExpiration';
  return (
    <Stack gap={6}>
      <h1>{t('returned.title')}</h1>
      <LiveRegion>
        {problem === undefined ? (
          <p>{t('returned.hint')}</p>
        ) : (
          <Notice
            tone={isOver ? 'warning' : 'danger'}
            title={t('returned.failed')}
            action={
              isOver ? (
                <LinkButton href={eventHref}>{t('checkout.backToEvent')}</LinkButton>
              ) : (
                <LinkButton href={paths.checkout({ ...address, eventId })}>
                  {t('returned.toCheckout')}
                </LinkButton>
              )
            }
          >
            {errorText(t, problem)}
          </Notice>
        )}
      </LiveRegion>
      {problem === undefined && <Skeleton shape="block" height="240px" />}
    </Stack>
  );
}
