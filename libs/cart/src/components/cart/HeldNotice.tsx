import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Countdown, LinkButton, Notice, RichText, useHasPassed } from '@foyer/ui-kit';
import { pieceCount } from '../../model/cart/cartSelectors.ts';
import { useEventCart } from './useEventCart.ts';

/**
 * Lists the held items of an event and links to checkout. The widget's bar has no cart item [I2.26], so its event page
 * shows the cart. Renders nothing for an empty cart, or when the hold is over.
 */
export function HeldNotice({ eventId }: { eventId: string }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const cart = useEventCart(eventId)?.checkoutInformation;
  const isOver = useHasPassed(cart?.purchaseTokenExpiration ?? 0);
  if (!cart || isOver) return null;
  return (
    <Notice
      tone="success"
      action={
        <LinkButton href={paths.checkout({ eventId })} variant="secondary">
          {t('button.toCheckout')}
        </LinkButton>
      }
    >
      <RichText
        text={t('button.pieces', { count: pieceCount(cart) })}
        elements={{ clock: <Countdown endsAt={cart.purchaseTokenExpiration} /> }}
      />
    </Notice>
  );
}
