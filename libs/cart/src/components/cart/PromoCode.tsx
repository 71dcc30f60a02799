import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Cart } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { selectEventCart, type WithCart } from '../../model/cart/cartSelectors.ts';
import { promoCodeRefused, promoCodeRetyped } from '../../model/cart/cartSlice.ts';
import { PromoCodeField } from '../promo-code/PromoCodeField.tsx';
import type { CartActions } from './useCartActions.ts';

interface PromoCodeProps {
  cart: Pick<Cart, 'eventId' | 'promoCode'>;
  actions: Pick<CartActions, 'applyCode' | 'isBusy'>;
}

/**
 * Promo code of a cart. The server checks it, holds one of its uses with the cart, and reprices the cart [C5.09,
 * C8.07].
 */
export function PromoCode({ cart: { eventId, promoCode }, actions }: PromoCodeProps) {
  const { t } = useTranslation('promo');
  const dispatch = useDispatch();
  const refusal = useSelector((state: WithCart) => selectEventCart(state, eventId)?.promoCodeError);
  const apply = async (code: string): Promise<boolean> => {
    const result = await actions.applyCode(code);
    if (!('error' in result)) return true;
    dispatch(promoCodeRefused({ eventId, promoCodeError: errorText(t, result.error) }));
    return false;
  };
  return (
    <PromoCodeField
      applied={promoCode}
      refusal={refusal}
      onApply={apply}
      onRetype={() => dispatch(promoCodeRetyped({ eventId }))}
      onRemove={() => void actions.applyCode('')}
      isBusy={actions.isBusy}
    />
  );
}
