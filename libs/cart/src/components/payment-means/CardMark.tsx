import { css } from '@emotion/react';
import type { CardBrand } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';

const mark = css({
  display: 'inline-block',
  flex: 'none',
  width: '40px',
  height: '26px',
  color: theme.color.content,
  verticalAlign: 'middle',
});
const word = css({ font: '800 11px/1 sans-serif', letterSpacing: '0.02em', fill: 'currentcolor' });

/** Word on the mark of a brand, the same in every language. */
const words: Partial<Record<CardBrand, string>> = { visa: 'VISA', amex: 'AMEX' };
/** Shape on the mark of a brand without a word. */
const shapes: Partial<Record<CardBrand, React.ReactNode>> = {
  mastercard: (
    <g fill="currentcolor">
      <circle cx="16" cy="13" r="7" fillOpacity="0.9" />
      <circle cx="24" cy="13" r="7" fillOpacity="0.45" />
    </g>
  ),
  unknown: <path d="M1 7h38v5H1z" fill="currentcolor" />,
};

/** Small mark of a card's brand, beside its name [C3.12]. */
export function CardMark({ brand }: { brand: CardBrand }) {
  return (
    <svg viewBox="0 0 40 26" aria-hidden="true" data-brand={brand} css={mark}>
      <rect
        x="0.5"
        y="0.5"
        width="39"
        height="25"
        rx="4"
        fill="none"
        stroke="currentcolor"
        strokeOpacity="0.5"
      />
      {shapes[brand] ?? (
        <text x="20" y="17" textAnchor="middle" css={word}>
          {words[brand]}
        </text>
      )}
    </svg>
  );
}
