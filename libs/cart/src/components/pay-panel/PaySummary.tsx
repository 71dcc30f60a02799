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
 * Panel beside the form, never higher than the window, so that Pay at its end is always seen; on smaller screens its
 * parts join the column, so that Pay can stick to the bottom.
 */
const side = css({
  display: 'contents',
  [theme.media.desktop]: {
    ...surface,
    display: 'block',
    position: 'sticky',
    top,
    maxHeight: `calc(100vh - ${top} - ${theme.space[8]})`,
    overflowY: 'auto',
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
    padding: `${theme.space[3]} ${theme.space[5]} ${theme.space[5]}`,
    background: theme.color.surface1,
    borderTop: 0,
  },
});
export interface PaySummaryProps extends PayActionProps {
  quote: PriceBreakdown;
  /** Bought items, above the price. */
  order?: ReactNode;
}

/** Summary of the items with their price and the Pay button, which is always in view [C3.24]. */
export function PaySummary({ quote, order, ...action }: PaySummaryProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { t, i18n } = useTranslation('cart');
  return (
    <div css={side}>
      <RoomAboveBar bar={bar} />
      <aside css={panel}>
        <Stack gap={5}>
          {order}
          <h2>{t('checkout.summary')}</h2>
          <PriceRows
            rows={priceRows(t, quote, i18n.language)}
            total={{ label: t('price.total'), amount: totalText(t, quote.total, i18n.language) }}
          />
        </Stack>
      </aside>
      <div ref={bar} css={payBar} data-pay-bar>
        <PayAction {...action} />
      </div>
    </div>
  );
}
