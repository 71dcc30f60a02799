export { cartFeature } from './feature.ts';
export { persistedCart } from './persistedCart.ts';
export {
  cartSlice,
  codeEntered,
  codeRemoved,
  offerTaken,
  promoCodeAccepted,
  promoCodeRefused,
  promoCodeRemoved,
} from './model/cartSlice.ts';
export type { CartState, EventCart } from './model/cartSlice.ts';
export type { TransactionContext } from './model/transactionContext.ts';
export type { WithCart } from './model/cartSelectors.ts';
export { CartButton } from './components/cart/CartButton.tsx';
export { HeldNotice } from './components/cart/HeldNotice.tsx';
export { priceRows } from './components/cart/priceRows.ts';
export { usePlaceText } from './components/cart/usePlaceText.ts';
export { useActiveCarts, useEventCart } from './components/cart/useEventCart.ts';
export { useMarketplaceCode } from './components/cart/useMarketplaceCode.ts';
export { useCartActions } from './components/cart/useCartActions.ts';
export type { CartActions, CartResult } from './components/cart/useCartActions.ts';
export { HoldProblemNotice } from './components/hold/HoldProblemNotice.tsx';
export { holdProblemOf } from './components/hold/holdProblem.ts';
export type { HoldProblem } from './components/hold/holdProblem.ts';
export { PolicyNote } from './components/policy/PolicyNote.tsx';
export { PayPanel } from './components/pay-panel/PayPanel.tsx';
export type { PayPanelProps } from './components/pay-panel/PayPanel.tsx';
export type { Commit, CommitResult, PaymentChoice } from './components/pay-panel/paymentChoice.ts';
export type { PaymentHold, PaymentNeeds } from './components/pay-panel/usePayPanel.ts';
export { pickedPriceState } from './model/pickedPrice.ts';
