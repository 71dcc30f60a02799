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

export interface MostToPayProps {
  amount: Money;
  quantity: number;
  /** A newer amount is on its way. */
  isBusy: boolean;
}

/** The most that a win would cost, all-in, beside what is charged today. */
export function MostToPay({ amount, quantity, isBusy }: MostToPayProps) {
  const { t, i18n } = useTranslation('draw');
  const none = formatMoney({ amount: 0, currency: amount.currency }, i18n.language);
  return (
    <Card as="div" aria-busy={isBusy}>
      <p css={row}>
        <span css={{ fontWeight: 600 }}>{t('form.atMost')}</span>
        <Price size="large" amount={formatMoney(amount, i18n.language)} />
      </p>
      <p css={small}>{t('form.atMostHint', { count: quantity })}</p>
      <p css={[row, { marginBlockStart: theme.space[3] }]}>
        <span>{t('form.now')}</span>
        <span>{none}</span>
      </p>
    </Card>
  );
}
