import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '@foyer/contract';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { CartIcon, Countdown, RichText, TextLink, theme, useHasPassed, VisuallyHidden } from '@foyer/ui-kit';
import { pieceCount } from '../../model/cart/cartSelectors.ts';

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: theme.size.target,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.pill,
  background: theme.color.surface2,
  color: theme.color.content,
  fontWeight: 600,
  textDecoration: 'none',
});
const count = css({ color: theme.color.accentText });

/** Shows the first cart whose hold isn't over [I2.25]. `carts`: by the end of their hold. */
export function CartPill({ carts }: { carts: readonly Cart[] }) {
  const [cart, ...later] = carts;
  return cart ? <HeldCart cart={cart} later={later} /> : null;
}

/** Shows the number of held items and the remaining hold time, and links to checkout. */
function HeldCart({ cart, later }: { cart: Cart; later: readonly Cart[] }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const isOver = useHasPassed(cart.purchaseTokenExpiration);
  // Its answer brings the server's time, which not every page learns, and checkout shows the event.
  useGetEventProfileQuery({ eventId: cart.eventId });
  const pieces = pieceCount(cart);
  const clock = <Countdown endsAt={cart.purchaseTokenExpiration} />;
  if (isOver) return <CartPill carts={later} />;
  return (
    <TextLink css={pill} href={paths.checkout({ eventId: cart.eventId })} quiet>
      <CartIcon />
      <span css={count} aria-hidden="true">
        {pieces}
      </span>
      <VisuallyHidden>
        <RichText text={t('button.pieces', { count: pieces })} elements={{ clock }} />
      </VisuallyHidden>
      <span aria-hidden="true">{clock}</span>
    </TextLink>
  );
}
