import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isLocalPath } from '@foyer/util';
import { selectTransaction, type WithCart } from '../../model/cartSelectors.ts';
import { cartGuarded } from '../../model/cartSlice.ts';

/**
 * Returns the transaction context that the checkout of an event needs [C3.26]: the page where the offer was picked, and
 * whether an empty cart is reported. It is not between a payment and its receipt; each new visit reports it again.
 */
export function useTransaction(eventId: string) {
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
