import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/Icons.tsx';
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
  /** Sum of all rows. */
  total: { label: ReactNode; amount: string };
}

const { color, space } = theme;
const list = css({ display: 'grid', gap: space[2], margin: 0 });
const row = css({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: space[4] });
const figure = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' });
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
      <div css={[row, sum]}>
        <dt>{total.label}</dt>
        <dd css={[figure, sumFigure]}>{total.amount}</dd>
      </div>
    </dl>
  );
}

export interface PriceBreakdownProps extends PriceRowsProps {
  /** Label of the toggle, such as "Price details". */
  label: ReactNode;
  defaultOpen?: boolean;
  /** Content at the other end of the toggle's line. */
  aside?: ReactNode;
}

const opener = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: theme.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentText,
  fontSize: theme.text.small,
  fontWeight: 600,
  cursor: 'pointer',
});
const chevron = css({ display: 'inline-flex', transition: `transform ${theme.motion.transition}` });
const turned = css({ transform: 'rotate(180deg)' });
const paper = css({ padding: space[4], borderRadius: theme.radius.medium, background: color.surface2 });

/** Parts of a price behind a toggle. */
export function PriceBreakdown({ label, defaultOpen = false, aside, ...rows }: PriceBreakdownProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <div>
      <div css={opener}>
        <button
          type="button"
          css={toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {label}
          <span css={[chevron, open && turned]}>
            <ChevronDownIcon size={18} />
          </span>
        </button>
        {aside}
      </div>
      <div id={id} hidden={!open} css={paper}>
        {open && <PriceRows {...rows} />}
      </div>
    </div>
  );
}
