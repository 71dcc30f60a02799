import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { DrawEntry } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';

const facts = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[5],
  rowGap: theme.space[2],
  overflowWrap: 'anywhere',
  '& dt': { color: theme.color.contentMuted },
  '& dd': { margin: 0 },
});
const order = css({ margin: 0, paddingInlineStart: theme.space[5] });

/** Summary of an entry: choices in order, quantity, whether it may be split, and its promo code. */
export function EntrySummary({ entry: { choices, quantity, maySplit, promoCode } }: { entry: DrawEntry }) {
  const { t, i18n } = useTranslation('draw');
  const number = new Intl.NumberFormat(i18n.language).format(quantity);
  return (
    <dl css={facts}>
      <dt>{t('own.choices')}</dt>
      <dd>
        <ol css={order}>
          {choices.map(({ offerGroupId, name }) => (
            <li key={offerGroupId}>{name}</li>
          ))}
        </ol>
      </dd>
      <dt>{t('own.quantity')}</dt>
      <dd>
        {number}
        {quantity > 1 && ` · ${t(maySplit ? 'own.splitYes' : 'own.splitNo')}`}
      </dd>
      {promoCode !== undefined && (
        <>
          <dt>{t('own.promoCode')}</dt>
          <dd>{promoCode}</dd>
        </>
      )}
    </dl>
  );
}
