import { isLocalPath } from '@foyer/util';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { useEventCart } from '../../components/cart/useEventCart.ts';
import { selectTransaction, type WithCart } from '../../model/cart/cartSelectors.ts';
import { cartGuarded } from '../../model/cart/cartSlice.ts';
import { CheckoutCart } from './CheckoutCart.tsx';
import { OtherCarts } from './OtherCarts.tsx';

/**
 * Returns the transaction context that the checkout of an event needs [C3.26]: the page where the offer was picked, and
 * whether an empty cart is reported. It is not between a payment and its receipt; each new visit reports it again.
 */
function useTransaction(eventId: string) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(cartGuarded({ eventId }));
  }, [dispatch, eventId]);
  const context = useSelector((state: WithCart) => selectTransaction(state, eventId));
  const { offerAddress, cartGuardDisabled = false } = context ?? {};
  return {
    isGuarded: !cartGuardDisabled,
    // The address was stored in the browser, so it is checked before it becomes a link.
    offerAddress: offerAddress !== undefined && isLocalPath(offerAddress) ? offerAddress : undefined,
  };
}

const chartOf = ({ seatChartId, seatChartVersion: version }: EventProfile) =>
  seatChartId !== undefined && version !== undefined ? { seatChartId, version } : undefined;

/**
 * Focuses the heading of the empty page that takes the place of a cart, as after a navigation: the focused button is gone.
 * @returns ref for the heading
 */
function useFocusOnceEmpty(state: 'loading' | 'full' | 'empty') {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasFull = useRef(false);
  useEffect(() => {
    if (state === 'full') wasFull.current = true;
    if (state === 'empty' && wasFull.current) heading.current?.focus();
  }, [state]);
  return heading;
}

/** Checkout page: held items, price and payment [C2.18]. */
export function CheckoutPage() {
  const { t } = useTranslation('cart');
  const { eventId = '' } = useParams();
  const paths = usePaths();
  const cart = useEventCart(eventId)?.checkoutInformation;
  const { data: event } = useGetEventProfileQuery({ eventId });
  const { isGuarded, offerAddress } = useTransaction(eventId);
  const state = cart ? 'full' : isGuarded ? 'empty' : 'loading';
  const heading = useFocusOnceEmpty(state);
  const eventHref = offerAddress ?? paths.event({ eventId, vanityName: event?.summary.vanityName });
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('checkout.title')}</title>
      {cart && (
        <CheckoutCart
          key={eventId}
          cart={cart}
          event={event?.summary}
          policy={event?.policy}
          questions={event?.questions}
          chart={event && chartOf(event)}
          eventHref={eventHref}
        />
      )}
      {state === 'loading' && <Skeleton shape="block" height="420px" />}
      {state === 'empty' && (
        <Stack gap={6}>
          <h1 ref={heading} tabIndex={-1}>
            {t('checkout.title')}
          </h1>
          <EmptyState
            title={t('checkout.empty')}
            action={
              <LinkButton variant="primary" href={eventHref}>
                {t('checkout.backToEvent')}
              </LinkButton>
            }
          >
            {t('checkout.emptyHint')}
          </EmptyState>
          <OtherCarts eventId={eventId} />
        </Stack>
      )}
    </Container>
  );
}
