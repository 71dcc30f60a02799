import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '@foyer/contract';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Countdown, RichText, TextLink, theme, useHasPassed } from '@foyer/ui-kit';
import { useActiveCarts } from '../../components/cart/useEventCart.ts';
import { pieceCount } from '../../model/cart/cartSelectors.ts';

const row = css({
  display: 'grid',
  gap: theme.space[1],
  paddingBlock: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

/** Cart of another event: items, total in its own currency, remaining hold time and the way to its checkout. */
function OtherCart({ cart }: { cart: Cart }) {
  const { t, i18n } = useTranslation('cart');
  const paths = usePaths();
  const { data: event } = useGetEventProfileQuery({ eventId: cart.eventId });
  const isOver = useHasPassed(cart.purchaseTokenExpiration);
  if (isOver) return null;
  const clock = <Countdown endsAt={cart.purchaseTokenExpiration} />;
  return (
    <li css={row}>
      <TextLink href={paths.checkout({ eventId: cart.eventId })}>
        {event?.summary.shortName ?? t('button.toCheckout')}
      </TextLink>
      <span css={muted}>
        <RichText text={t('button.pieces', { count: pieceCount(cart) })} elements={{ clock }} /> ·{' '}
        {formatMoney(cart.quote.total, i18n.language)}
      </span>
    </li>
  );
}

/** Carts whose holds have not all ended. `lastEnd`: when the last of them ends. */
function HeldCarts({ carts, lastEnd }: { carts: readonly Cart[]; lastEnd: string }) {
  const { t } = useTranslation('cart');
  const areOver = useHasPassed(lastEnd);
  if (areOver) return null;
  return (
    <section>
      <h2>{t('checkout.otherCarts')}</h2>
      <p css={muted}>{t('checkout.otherCartsHint')}</p>
      <ul css={{ listStyle: 'none' }}>
        {carts.map((cart) => (
          <OtherCart key={cart.eventId} cart={cart} />
        ))}
      </ul>
    </section>
  );
}

/** Carts of other events, each of which is paid in a checkout and currency of its own [C3.24]. */
export function OtherCarts({ eventId }: { eventId: string }) {
  const others = useActiveCarts().filter((cart) => cart.eventId !== eventId);
  const last = others.at(-1);
  return last ? <HeldCarts carts={others} lastEnd={last.purchaseTokenExpiration} /> : null;
}
