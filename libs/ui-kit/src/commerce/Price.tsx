import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';

export interface PriceProps {
  /** All-in price, formatted. */
  amount: ReactNode;
  /** Text before the price, such as "From". */
  prefix?: ReactNode;
  /** Text below, such as "fees included". */
  note?: ReactNode;
  /** Former price, formatted, and its accessible label. */
  was?: { amount: string; label: string };
  size?: 'small' | 'medium' | 'large';
}

const sizes: Record<NonNullable<PriceProps['size']>, SerializedStyles> = {
  small: css({ fontSize: theme.text.large }),
  medium: css({ fontSize: theme.text.title }),
  large: css({ fontSize: theme.text.heading }),
};
const box = css({ display: 'inline-grid', gap: '2px', minWidth: 0 });
/** Inline content, so that the alignment of the place applies to the amount as to the note. */
const line = css({ '> * + *': { marginInlineStart: theme.space[1] } });
const figure = css({
  fontFamily: theme.font.display,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const quiet = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
const before = css({ fontVariantNumeric: 'tabular-nums', textDecoration: 'line-through' });

/** Price to pay, larger than any other amount beside it. */
export function Price({ amount, prefix, note, was, size = 'medium' }: PriceProps) {
  return (
    <span css={box}>
      <span css={line}>
        {prefix && <span css={quiet}>{prefix}</span>} <span css={[figure, sizes[size]]}>{amount}</span>{' '}
        {was && (
          <s css={[quiet, before]}>
            <VisuallyHidden>{was.label} </VisuallyHidden>
            {was.amount}
          </s>
        )}
      </span>
      {note && <span css={quiet}>{note}</span>}
    </span>
  );
}
