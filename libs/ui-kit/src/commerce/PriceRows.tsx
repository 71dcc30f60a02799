import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

export interface PriceRow {
  id: string;
  label: ReactNode;
  /** Formatted amount. */
  amount: string;
  /** Reason or recipient of the amount. */
  detail?: ReactNode;
  /** Whether the amount is deducted. */
  discount?: boolean;
}

export interface PriceRowsProps {
  rows: readonly PriceRow[];
  /** Sum of all rows; absent where it stands apart. */
  total?: { label: ReactNode; amount: string };
}

const { color, space } = theme;
const list = css({ display: 'grid', gap: space[2], margin: 0 });
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(5em, 1fr) auto', columnGap: space[4] });
/** An amount stays in one piece while there is room; on small screens long ones, and dates, wrap. */
const figure = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', overflowWrap: 'anywhere' });
const minus = css({ color: color.success });
const small = css({ gridColumn: '1 / -1', fontSize: theme.text.small, color: color.contentMuted });
const sum = css({
  marginTop: space[1],
  paddingTop: space[3],
  borderTop: `1px dashed ${color.borderStrong}`,
  fontSize: theme.text.large,
  fontWeight: 700,
});
const sumFigure = css({
  fontFamily: theme.font.display,
  fontSize: theme.text.title,
  letterSpacing: '-0.02em',
});

/** Parts of a price and their sum, always open: for a cart, checkout or receipt. */
export function PriceRows({ rows, total }: PriceRowsProps) {
  return (
    <dl css={list}>
      {rows.map(({ id, label, amount, detail, discount }) => (
        <div key={id} css={row}>
          <dt>{label}</dt>
          <dd css={[figure, discount && minus]}>{amount}</dd>
          {detail && <dd css={small}>{detail}</dd>}
        </div>
      ))}
      {total && (
        <div css={[row, sum]}>
          <dt>{total.label}</dt>
          <dd css={[figure, sumFigure]}>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
