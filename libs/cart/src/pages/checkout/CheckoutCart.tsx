import { css } from '@emotion/react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { Cart, EventSummary, Order, TokenPolicy } from '@foyer/contract';
import { usePayCartMutation } from '@foyer/api-client/cart';
import { usePaths } from '@foyer/api-client/shell';
import { track } from '@foyer/api-client/shell/track';
import { createSafeStorage, formatMoney } from '@foyer/util';
import { DateTime, LinkButton, LiveRegion, Notice, Stack, theme } from '@foyer/ui-kit';
import { HoldClock } from '../../components/cart/HoldClock.tsx';
import { PromoCode } from '../../components/cart/PromoCode.tsx';
import { useCartActions } from '../../components/cart/useCartActions.ts';
import { HoldProblemNotice } from '../../components/hold/HoldProblemNotice.tsx';
import type { Commit } from '../../components/pay-panel/paymentChoice.ts';
import { PayPanel } from '../../components/pay-panel/PayPanel.tsx';
import { fraudSessionId } from '../../model/fraudSession.ts';
import { readPickedPrice } from '../../model/pickedPrice.ts';
import { CheckoutLines } from './CheckoutLines.tsx';
import { CheckoutTutorial } from './CheckoutTutorial.tsx';
import { PolicyNote } from '../../components/policy/PolicyNote.tsx';
import { useHold } from './useHold.ts';

const session = createSafeStorage(() => window.sessionStorage);

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

/** Pays a cart; the receipt replaces the page and keeps the marketplace and child ids of its address [C2.18]. */
function usePayingCart(cart: Cart) {
  const navigate = useNavigate();
  const address = useParams();
  const paths = usePaths();
  const [payCart] = usePayCartMutation();
  const { eventId, purchaseToken } = cart;
  const commit: Commit<Order> = (choice, idempotencyKey) =>
    payCart({
      eventId,
      purchaseToken,
      ...choice,
      fraudSessionId: fraudSessionId(session, () => crypto.randomUUID()),
      idempotencyKey,
    });
  const onPaid = (order: Order): void => {
    track({ name: 'purchase', order });
    void navigate(`${paths.receipt({ ...address, eventId })}?orderId=${order.orderId}`, { replace: true });
  };
  return { commit, onPaid };
}

/** Checkout of a cart that holds items: lines, and the panel that pays. */
export function CheckoutCart({ cart, event, policy, eventHref }: CheckoutCartProps) {
  const { t } = useTranslation('cart');
  const actions = useCartActions(cart.eventId);
  const hold = useHold(cart, actions);
  const { commit, onPaid } = usePayingCart(cart);
  const tell = useEffectEvent(() => track({ name: 'begin_checkout', cart }));
  useEffect(() => tell(), [cart.purchaseToken]);
  return (
    <Stack gap={6}>
      <CheckoutHeader event={event} />
      {!hold.hasEnded && (
        <HoldClock cart={cart} onEnd={hold.end} onExtend={() => void hold.extend()} isBusy={actions.isBusy} />
      )}
      <CheckoutTutorial />
      <PickedPriceNotice />
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
      <PayPanel
        eventId={cart.eventId}
        eventHref={eventHref}
        subject={cart.purchaseToken}
        quote={cart.quote}
        needs={{ card: true, shippingAddress: cart.needsShippingAddress }}
        hold={{ ...hold, onEnded: hold.end, isRenewing: actions.isBusy }}
        commit={commit}
        onPaid={onPaid}
        note={policy && <PolicyNote policy={policy} zone={event?.timezone ?? 'UTC'} />}
      >
        <CheckoutLines cart={cart} actions={actions} />
        <Suspense fallback={null}>
          <PromoCode cart={cart} actions={actions} />
        </Suspense>
      </PayPanel>
    </Stack>
  );
}
