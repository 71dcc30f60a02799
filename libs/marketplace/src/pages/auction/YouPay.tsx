import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AuctionQuote } from '@foyer/contract';
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

export interface YouPayProps {
  quote: AuctionQuote;
  /** A newer amount is on its way. */
  isBusy: boolean;
}

/** What an offer costs if it gets in, with all fees and taxes, beside what is charged today. */
export function YouPay({ quote: { total, allIn, quantity }, isBusy }: YouPayProps) {
  const { t, i18n } = useTranslation('auction');
  const money = (amount: number): string => formatMoney({ amount, currency: total.currency }, i18n.language);
  return (
    <Card as="div" aria-busy={isBusy}>
      <p css={row}>
        <span css={{ fontWeight: 600 }}>{t('form.total')}</span>
        <Price size="large" amount={money(total.amount)} />
      </p>
      <p css={small}>{t('form.totalHint', { count: quantity, price: money(allIn.amount) })}</p>
      <p css={[row, { marginBlockStart: theme.space[3] }]}>
        <span>{t('form.now')}</span>
        <span>{money(0)}</span>
      </p>
    </Card>
  );
}
