import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PromoterMoney, PromoterStock } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

/** Wraps where a figure needs more room, such as an amount with its currency's code. */
const row = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3], margin: 0 });
const item = css({ flex: '1 0 auto', minWidth: '84px', maxWidth: '100%' });
const name = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
const figure = css({
  margin: 0,
  overflowWrap: 'anywhere',
  fontFamily: theme.font.display,
  fontSize: theme.text.title,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

interface FiguresProps {
  figures: readonly { label: string; value: string }[];
}

/** Figures with their names, in a row that wraps. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl css={row}>
      {figures.map(({ label, value }) => (
        <div key={label} css={item}>
          <dt css={name}>{label}</dt>
          <dd css={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is left, pending and sold of an allotment. */
export function StockFigures({ stock: { left, allotted, pending, sold } }: { stock: PromoterStock }) {
  const { t } = useTranslation('promoter');
  return (
    <Figures
      figures={[
        { label: t('stock.left'), value: t('stock.of', { left, allotted }) },
        { label: t('stock.pending'), value: String(pending) },
        { label: t('stock.sold'), value: String(sold) },
      ]}
    />
  );
}

/** What a promoter has earned and owes. */
export function MoneyFigures({ money: { commissionEarned, cashOwed } }: { money: PromoterMoney }) {
  const { t, i18n } = useTranslation('promoter');
  return (
    <Figures
      figures={[
        { label: t('money.earned'), value: formatMoney(commissionEarned, i18n.language) },
        { label: t('money.owed'), value: formatMoney(cashOwed, i18n.language) },
      ]}
    />
  );
}
