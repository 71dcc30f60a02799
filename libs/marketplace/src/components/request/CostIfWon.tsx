import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Card, Price, theme } from '@foyer/ui-kit';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space[2],
});
const small = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

export interface CostIfWonProps {
  label: string;
  /** All-in, for the whole quantity. */
  amount: Money;
  hint: string;
  /** Label of the amount that is charged today: zero. */
  now: string;
  /** Whether a newer amount is loading. */
  isBusy: boolean;
}

/** Cost of a win with all fees and taxes, beside the amount charged today. */
export function CostIfWon({ label, amount, hint, now, isBusy }: CostIfWonProps) {
  const { i18n } = useTranslation();
  return (
    <Card as="div" aria-busy={isBusy}>
      <p css={row}>
        <span css={{ fontWeight: 600 }}>{label}</span>
        <Price size="large" amount={formatMoney(amount, i18n.language)} />
      </p>
      <p css={small}>{hint}</p>
      <p css={[row, { marginBlockStart: theme.space[3] }]}>
        <span>{now}</span>
        <span>{formatMoney({ amount: 0, currency: amount.currency }, i18n.language)}</span>
      </p>
    </Card>
  );
}
