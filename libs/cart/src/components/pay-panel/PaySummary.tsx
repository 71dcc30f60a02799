import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBreakdown } from '@foyer/contract';
import { PriceRows, RoomAboveBar, Stack, theme } from '@foyer/ui-kit';
import { priceRows, totalText } from '../cart/priceRows.ts';
import { PayAction, type PayActionProps } from './PayAction.tsx';

const surface = { borderRadius: theme.radius.large, background: theme.color.surface1 };
const top = `calc(${theme.size.header} + ${theme.space[4]})`;
/**
 * Panel beside the form, never higher than the window: the items scroll, so that total and Pay at its end are always
 * seen; on smaller screens its parts join the column, so that Pay can stick to the bottom.
 */
const side = css({
  display: 'contents',
  [theme.media.desktop]: {
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top,
    maxHeight: `calc(100vh - ${top} - ${theme.space[8]})`,
  },
});
const panel = css({
  padding: theme.space[5],
  paddingBottom: theme.space[1],
  background: theme.color.surface1,
  borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
  [theme.media.desktop]: { minHeight: 0, overflowY: 'auto', background: 'none' },
});
/** Below the items, whose surface it continues: on smaller screens across the gap of the column. */
const totalRow = css({
  marginTop: `-${theme.space[8]}`,
  padding: `${theme.space[1]} ${theme.space[5]} ${theme.space[5]}`,
  background: theme.color.surface1,
  borderRadius: `0 0 ${theme.radius.large} ${theme.radius.large}`,
  [theme.media.desktop]: { flex: 'none', marginTop: 0, paddingBottom: 0, background: 'none' },
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
    flex: 'none',
    position: 'static',
    padding: `${theme.space[3]} ${theme.space[5]} ${theme.space[5]}`,
    background: 'none',
    borderTop: 0,
  },
});
export interface PaySummaryProps extends PayActionProps {
  quote: PriceBreakdown;
  /** Bought items, above the price. */
  order?: ReactNode;
}

/** Summary of the items with their price, and the Pay button, which is always in view, with the total beside the form [C3.24]. */
export function PaySummary({ quote, order, ...action }: PaySummaryProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { t, i18n } = useTranslation('cart');
  return (
    <aside css={side}>
      <RoomAboveBar bar={bar} />
      <div css={panel}>
        <Stack gap={5}>
          {order}
          <h2>{t('checkout.summary')}</h2>
          <PriceRows rows={priceRows(t, quote, i18n.language)} />
        </Stack>
      </div>
      <div css={totalRow}>
        <PriceRows
          rows={[]}
          total={{ label: t('price.total'), amount: totalText(t, quote.total, i18n.language) }}
        />
      </div>
      <div ref={bar} css={payBar} data-pay-bar>
        <PayAction {...action} />
      </div>
    </aside>
  );
}
