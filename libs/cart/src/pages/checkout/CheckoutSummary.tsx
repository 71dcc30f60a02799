import { css, Global } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Cart, TokenPolicy } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Button, PriceRows, Stack, theme } from '@foyer/ui-kit';
import { priceRows } from '../../components/cart/priceRows.ts';
import { PolicyNote } from './PolicyNote.tsx';

const surface = { borderRadius: theme.radius.large, background: theme.color.surface1 };
/** One panel beside the cart; on smaller screens its parts stand in the column, so that paying can stay in sight. */
const side = css({
  display: 'contents',
  [theme.media.desktop]: {
    ...surface,
    display: 'block',
    position: 'sticky',
    top: `calc(${theme.size.header} + ${theme.space[4]})`,
  },
});
const panel = css({
  padding: theme.space[5],
  ...surface,
  [theme.media.desktop]: { background: 'none' },
});
const payBar = css({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  paddingBottom: `max(${theme.space[3]}, env(safe-area-inset-bottom))`,
  background: theme.color.surface2,
  borderTop: `1px solid ${theme.color.border}`,
  [theme.media.belowTablet]: { marginInline: `-${theme.space[4]}` },
  [theme.media.desktop]: {
    position: 'static',
    padding: `0 ${theme.space[5]} ${theme.space[5]}`,
    background: 'none',
    borderTop: 0,
  },
});
/** What Tab brings into the window must not end up under the bar. */
const roomBelow = { html: { scrollPaddingBottom: '96px' } };

export interface CheckoutSummaryProps {
  cart: Cart;
  policy: TokenPolicy | undefined;
  /** Of the event. */
  zone: string;
  isPaying: boolean;
  /** Why paying has to wait. */
  disabledReason: string | undefined;
  onPay: () => void;
}

/** What it comes to, what may be done with it later, and the press that pays; on phones it stays at the bottom [C3.24]. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { cart, policy, zone, isPaying, disabledReason, onPay } = props;
  const { t, i18n } = useTranslation('cart');
  const total = formatMoney(cart.quote.total, i18n.language);
  return (
    <div css={side}>
      <Global styles={roomBelow} />
      <aside css={panel}>
        <Stack gap={5}>
          <h2>{t('checkout.summary')}</h2>
          <PriceRows
            rows={priceRows(t, cart.quote, i18n.language)}
            total={{ label: t('price.total'), amount: total }}
          />
          {policy && <PolicyNote policy={policy} zone={zone} />}
        </Stack>
      </aside>
      <div css={payBar}>
        <Button
          variant="primary"
          size="large"
          wide
          loading={isPaying}
          disabledReason={disabledReason}
          onClick={onPay}
        >
          {t('pay.button', { total })}
        </Button>
      </div>
    </div>
  );
}
