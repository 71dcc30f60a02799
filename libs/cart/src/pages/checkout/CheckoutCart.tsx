import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { Cart, EventQuestion, EventSummary, Money, Order, TokenPolicy } from '@foyer/contract';
import { useInitiateExternalPaymentMutation, usePayCartMutation } from '@foyer/api-client/cart';
import { usePaths } from '@foyer/api-client/shell';
import { track } from '@foyer/api-client/shell/track';
import { useSession } from '@foyer/identity';
import { DateTime, LinkButton, LiveRegion, Notice, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { HoldClock } from '../../components/cart/HoldClock.tsx';
import { useCartActions } from '../../components/cart/useCartActions.ts';
import { HoldProblemNotice } from '../../components/hold/HoldProblemNotice.tsx';
import { InvoiceFields } from '../../components/invoice/InvoiceFields.tsx';
import { useInvoice } from '../../components/invoice/useInvoice.ts';
import type { Commit, PaymentExtras } from '../../components/pay-panel/paymentChoice.ts';
import { PayPanel } from '../../components/pay-panel/PayPanel.tsx';
import { useAnswers } from '../../components/questions/useAnswers.ts';
import { PickedPriceBanner } from '../../components/price-change/PickedPriceBanner.tsx';
import { fraudSessionId } from '../../model/payment/fraudSession.ts';
import type { Departure } from '../../model/payment/departure.ts';
import { paymentStorage } from '../../model/payment/paymentStorage.ts';
import { CheckoutOrder, type CheckoutOrderProps } from './CheckoutOrder.tsx';
import { CheckoutTutorial } from './CheckoutTutorial.tsx';
import { OtherCarts } from './OtherCarts.tsx';
import { PolicyNote } from '../../components/policy/PolicyNote.tsx';
import { useHold } from './useHold.ts';

/** Loaded on demand: most events have no questions. */
const Questions = lazy(async () => ({
  default: (await import('../../components/questions/Questions.tsx')).Questions,
}));
const muted = css({ color: theme.color.contentMuted });

/** Takes no row of the stack while it is empty. */
const repeating = css({ '&:empty': { position: 'absolute' } });

export interface CheckoutCartProps {
  cart: Cart;
  event: EventSummary | undefined;
  policy: TokenPolicy | undefined;
  questions: readonly EventQuestion[] | undefined;
  chart: CheckoutOrderProps['chart'];
  eventHref: string;
}

/** Heading with the event's name and date, and the address that the receipt is sent to. */
function CheckoutHeader({ event }: Pick<CheckoutCartProps, 'event'>) {
  const { t, i18n } = useTranslation(['cart', 'checkout']);
  const { profile } = useSession();
  return (
    <header>
      <h1>{t('checkout.title')}</h1>
      {event && (
        <p css={muted}>
          {event.shortName}
          <br />
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
      )}
      {profile && <p css={muted}>{t('checkout:receiptTo', { address: profile.emailAddress })}</p>}
    </header>
  );
}

/** Pays a cart; the receipt replaces the page and keeps the marketplace and child ids of its address [C2.18]. */
function usePayingCart(cart: Cart, onRefused: (error: unknown) => void) {
  const navigate = useNavigate();
  const address = useParams();
  const paths = usePaths();
  const [payCart] = usePayCartMutation();
  const [initiate] = useInitiateExternalPaymentMutation();
  const { eventId, purchaseToken } = cart;
  const commit: Commit<Order> = async ({ paymentType, ...choice }, idempotencyKey) => {
    const order = {
      eventId,
      purchaseToken,
      ...choice,
      fraudSessionId: fraudSessionId(paymentStorage, () => crypto.randomUUID()),
      idempotencyKey,
    };
    const answer =
      paymentType === undefined ? await payCart(order) : await initiate({ ...order, paymentType });
    if (answer.error) {
      onRefused(answer.error);
      return answer;
    }
    if (!('redirectUrl' in answer.data)) return { data: answer.data };
    const state: Departure = { eventId, ...answer.data };
    void navigate(paths.externalPaymentLoading(), { state });
    return { leaves: true };
  };
  const onPaid = (order: Order): void => {
    track({ name: 'purchase', order });
    void navigate(`${paths.receipt({ ...address, eventId })}?orderId=${order.orderId}`, { replace: true });
  };
  return { commit, onPaid };
}

/** Checkout of a cart that holds items: the panel that pays, with the lines beside it. */
export function CheckoutCart({ cart, event, policy, questions, chart, eventHref }: CheckoutCartProps) {
  const { t } = useTranslation('cart');
  const actions = useCartActions(cart.eventId);
  const hold = useHold(cart, actions);
  const answers = useAnswers(cart, questions);
  const costs = cart.quote.total.amount > 0;
  // Totals that the buyer accepted, by pressing Pay or by continuing after a change; each is asked about once.
  const [agreed, setAgreed] = useState<readonly number[]>([]);
  const agree = ({ amount }: Money): void => setAgreed((before) => [...before, amount]);
  const invoice = useInvoice(cart.eventId, costs);
  // Both run, so that both mark missing fields.
  const prepare = (): PaymentExtras | undefined => {
    const [invoiced, answered] = [invoice.prepare(), answers.prepare()];
    if (!invoiced || !answered) return undefined;
    agree(cart.quote.total);
    return { ...invoiced, ...answered };
  };
  const renew = (total?: Money): Promise<boolean> => {
    if (total) agree(total);
    return hold.renew();
  };
  const { commit, onPaid } = usePayingCart(cart, answers.refuse);
  const tell = useEffectEvent(() => track({ name: 'begin_checkout', cart }));
  useEffect(() => tell(), [cart.purchaseToken]);
  return (
    <Stack gap={6}>
      <PayPanel
        eventId={cart.eventId}
        eventHref={eventHref}
        subject={cart.purchaseToken}
        quote={cart.quote}
        needs={{ card: costs, shippingAddress: cart.needsShippingAddress }}
        hold={{ ...hold, renew, isRenewing: actions.isBusy }}
        commit={commit}
        onPaid={onPaid}
        prepare={prepare}
        note={
          <>
            {costs && <InvoiceFields invoice={invoice} />}
            {policy && <PolicyNote policy={policy} zone={event?.timezone ?? 'UTC'} />}
          </>
        }
        order={
          <CheckoutOrder
            cart={cart}
            event={event}
            chart={chart}
            actions={actions}
            isPriceAgreed={agreed.includes(cart.quote.total.amount)}
          />
        }
      >
        <CheckoutHeader event={event} />
        {!hold.hasEnded && (
          <HoldClock cart={cart} onExtend={() => void hold.extend()} isBusy={actions.isBusy} />
        )}
        <OtherCarts eventId={cart.eventId} />
        {agreed.length === 0 && <PickedPriceBanner />}
        <LiveRegion css={repeating}>{actions.isRepeating && <Notice>{t('hold.busy')}</Notice>}</LiveRegion>
        {hold.problem && (
          <HoldProblemNotice
            problem={hold.problem}
            onTake={(seats) => void hold.takeSeats(seats)}
            onSplit={() => void hold.split()}
            onFewer={(available) => void hold.takeFewer(available)}
            action={<LinkButton href={eventHref}>{t('checkout.backToEvent')}</LinkButton>}
          />
        )}
        {answers.fields.length > 0 && (
          <Suspense fallback={<Skeleton shape="block" height="160px" />}>
            <Questions answers={answers} />
          </Suspense>
        )}
      </PayPanel>
      <CheckoutTutorial />
    </Stack>
  );
}
