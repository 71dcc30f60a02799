import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Countdown, LinkButton, Notice } from '@foyer/ui-kit';
import { pieceCount } from '../../model/cartSelectors.ts';
import { useEventCart } from './useEventCart.ts';

/**
 * What is held of an event, and the way back to it. In a widget, whose bar has the way out alone [I2.26], the page of the event
 * is where one finds a cart again. Nothing where nothing is held.
 */
export function HeldNotice({ eventId }: { eventId: string }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const cart = useEventCart(eventId)?.checkoutInformation;
  if (!cart) return null;
  return (
    <Notice
      tone="success"
      action={
        <LinkButton href={paths.checkout({ eventId })} variant="secondary">
          {t('button.toCheckout')}
        </LinkButton>
      }
    >
      {t('button.pieces', { count: pieceCount(cart) })} <Countdown endsAt={cart.purchaseTokenExpiration} />
    </Notice>
  );
}
