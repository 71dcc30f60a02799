import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart, CartLine, PriceChange } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { Notice, Stack, Button, textButtonEdge, useOverlays } from '@foyer/ui-kit';
import { CartLineCard } from '../../components/cart/CartLineCard.tsx';
import { PriceChangedBanner } from '../../components/price-change/PriceChangedBanner.tsx';
import type { CartActions, CartResult } from '../../components/cart/useCartActions.ts';

/** Button that gives back all items of the event, once the buyer has confirmed [C4.02c]. */
function EmptyCart({ isBusy, onEmpty }: { isBusy: boolean; onEmpty: () => void }) {
  const { t } = useTranslation('checkout');
  const overlays = useOverlays();
  const ask = async (): Promise<void> => {
    const texts = {
      title: t('clear.title'),
      message: t('clear.hint'),
      yes: t('clear.action'),
      no: t('clear.keep'),
    };
    if (await overlays.confirm(texts)) onEmpty();
  };
  return (
    <div>
      <Button variant="text" css={textButtonEdge} disabled={isBusy} onClick={() => void ask()}>
        {t('clear.action')}
      </Button>
    </div>
  );
}

/** Upper bound of the stepper; the server enforces the actual limit. */
const stepperMaximum = 8;

/** Reasons against removing a line that the page words itself; the server words all others in its refusal. */
const reasons = ['extrasNeedAccess', 'childNeedsAdult'] as const;

export interface CheckoutLinesProps {
  cart: Cart;
  actions: CartActions;
  /** The buyer accepted the total, so no line asks about its price. */
  isPriceAgreed: boolean;
}

/** Editable lines of a cart; refused changes show their reason [C4.02, C4.03]. */
export function CheckoutLines({ cart, actions, isPriceAgreed }: CheckoutLinesProps) {
  const { t } = useTranslation('cart');
  const [problem, setProblem] = useState<string>();
  const [accepted, setAccepted] = useState<readonly PriceChange[]>([]);
  const changes = isPriceAgreed ? [] : cart.priceChanges.filter((each) => !accepted.includes(each));
  const show = (result: CartResult): void =>
    setProblem('error' in result ? errorText(t, result.error) : undefined);
  const remove = async ({ cartGuid, allowed }: CartLine): Promise<void> => {
    const refusal = reasons.find((code) => code === allowed?.remove.reason);
    if (refusal) return setProblem(t(`errors.${refusal}`));
    show(await actions.remove(cartGuid));
  };
  const clear = async (): Promise<void> => {
    const error = await actions.clear();
    setProblem(error && errorText(t, error));
  };
  return (
    <Stack gap={3}>
      {changes.map((each) => (
        <PriceChangedBanner
          key={each.cartGuid}
          before={each.before}
          now={each.now}
          item={cart.lines.find((line) => line.cartGuid === each.cartGuid)?.name}
          onContinue={() => setAccepted([...accepted, each])}
        />
      ))}
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <ul css={{ listStyle: 'none' }}>
        {cart.lines.map((line) => (
          <CartLineCard
            key={line.lineId}
            line={line}
            maximum={stepperMaximum}
            isBusy={actions.isBusy}
            onQuantity={async (quantity) => show(await actions.setQuantity(line.cartGuid, quantity))}
            onAmount={(amount) => void actions.setAmount(line.cartGuid, amount).then(show)}
            onRemove={() => void remove(line)}
          />
        ))}
      </ul>
      {cart.lines.length > 1 && <EmptyCart isBusy={actions.isBusy} onEmpty={() => void clear()} />}
    </Stack>
  );
}
