import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDispatch } from 'react-redux';
import type { CartSelection, OfferGroup } from '@foyer/contract';
import { holdProblemOf, offerTaken, useCartActions, useEventCart, type HoldProblem } from '@foyer/cart';
import { useAuthentication } from '@foyer/identity';
import { useOverlays } from '@foyer/ui-kit';
import { isLineOf } from '../../../model/pick/lineOfOffer.ts';
import { preloadHoldProblem } from '../../../components/pick/LazyHoldProblem.tsx';
import { AddedDialog } from './AddedDialog.tsx';
import { optionsStepOf } from './stepOfCategory.ts';
import { useTransaction } from '../frame/useTransaction.ts';

type Choice = Pick<CartSelection, 'quantity' | 'ages' | 'fulfilment' | 'accessible' | 'maySplit' | 'amount'>;

/**
 * Holds an offer and confirms it in an overlay. An offer without seats that is already in the cart is changed
 * instead, since a second line would show one item in two places [C2.24].
 */
export function useAddToCart(eventId: string) {
  const actions = useCartActions(eventId);
  const cart = useEventCart(eventId);
  const overlays = useOverlays();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { requireSignedIn } = useAuthentication();
  const { paths, sale, linkTo, marketplaceCode } = useTransaction();
  const [problem, setProblem] = useState<HoldProblem>();
  const lineOf = ({ offerGroupId, offerId, seating }: OfferGroup) =>
    seating === 'seated' && offerId === undefined
      ? undefined
      : Object.values(cart?.items ?? {})
          .flatMap(({ selection }) => Object.values(selection))
          .find((line) => isLineOf(line, { offerGroupId, ...(offerId === undefined ? {} : { offerId }) }));
  const add = (offer: OfferGroup, choice: Choice): void => {
    setProblem(undefined);
    preloadHoldProblem();
    void requireSignedIn(async () => {
      const known = lineOf(offer);
      const result = await actions.hold({
        cartGuid: known?.cartGuid ?? crypto.randomUUID(),
        offerGroupId: offer.offerGroupId,
        ...(offer.offerId === undefined ? {} : { offerId: offer.offerId }),
        ...choice,
      });
      if ('error' in result) return setProblem(holdProblemOf(result.error));
      dispatch(
        offerTaken({ eventId, offerAddress: `${pathname}${search}`, rootOrigin: window.location.origin }),
      );
      if (result.hasLeft) return;
      overlays.open((controls) => (
        <AddedDialog
          {...controls}
          eventId={eventId}
          marketplaceCode={marketplaceCode}
          name={offer.name}
          isEdited={known !== undefined}
          onKeepShopping={() => void navigate(linkTo('transactionListings'))}
          onUpsell={({ category, offerGroupId }) =>
            void navigate(linkTo(optionsStepOf(category), offerGroupId))
          }
          onCheckout={() => void navigate(paths.checkout(sale))}
        />
      ));
    });
  };
  return { add, lineOf, problem, dismiss: () => setProblem(undefined), isBusy: actions.isBusy };
}
