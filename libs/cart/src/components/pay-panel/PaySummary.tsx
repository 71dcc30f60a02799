import { css } from '@emotion/react';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBreakdown } from '@foyer/contract';
import { Button, LiveRegion, PriceRows, RoomAboveBar, Stack, theme, WarningIcon } from '@foyer/ui-kit';
import { priceRows, totalText } from '../cart/priceRows.ts';
import { useIsLong } from './useIsLong.ts';

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
const wait = css({
  marginBottom: theme.space[2],
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
});
/** Repeated in the bar, because the message beside the cards may be out of view on phones. */
const failure = css({
  display: 'flex',
  gap: theme.space[2],
  marginBottom: theme.space[2],
  color: theme.color.danger,
  fontSize: theme.text.small,
  fontWeight: 600,
});

export interface PaySummaryProps {
  quote: PriceBreakdown;
  /** Bought items, above the price. */
  order?: ReactNode;
  /** Text of the button. */
  label: string;
  isPaying: boolean;
  /** One-line reason why the last press failed. The notice announces it, so this is no live region. */
  failureText?: string | undefined;
  /** Reason why Pay is disabled; `undefined` when it is enabled. */
  disabledReason: string | undefined;
  onPay: () => void;
}

/** Summary of the items with their price and the Pay button, which is always in view [C3.24]. */
export function PaySummary(props: PaySummaryProps) {
  const { quote, order, label, isPaying, failureText, disabledReason, onPay } = props;
  const failureId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const isLong = useIsLong(isPaying);
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
        {failureText !== undefined && (
          <p id={failureId} css={failure}>
            <WarningIcon size={20} />
            <span>{failureText}</span>
          </p>
        )}
        <LiveRegion>{isLong && <p css={wait}>{t('pay.wait')}</p>}</LiveRegion>
        <Button
          variant="primary"
          size="large"
          wide
          loading={isPaying}
          disabledReason={disabledReason}
          onClick={onPay}
          {...(failureText === undefined ? {} : { 'aria-describedby': failureId })}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
