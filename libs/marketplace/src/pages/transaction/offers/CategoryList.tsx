import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SalesGroupNode } from '@foyer/contract';
import { useGetSalesGroupTreeQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { Card, CardLink, theme } from '@foyer/ui-kit';
import { withCode } from '../../../model/offer/offerFilters.ts';
import { itemsStepOf } from './stepOfCategory.ts';
import { useTransaction, type TransactionStep } from '../frame/useTransaction.ts';

const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
});
const current = css({ boxShadow: `inset 0 0 0 2px ${theme.color.accentText}` });
const note = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

/** Headings of the event, each leading to the page of its offers; that of `step` is marked [C2.23]. */
export function CategoryList({ step }: { step?: TransactionStep }) {
  const { t, i18n } = useTranslation('transaction');
  const { sale, marketplaceCode, linkTo } = useTransaction();
  const { data } = useGetSalesGroupTreeQuery(withCode(sale, marketplaceCode));
  const top = data?.salesGroups.filter(({ parentSalesGroupId }) => parentSalesGroupId === undefined) ?? [];
  const noteOf = ({ available, priceFrom, plusTax }: SalesGroupNode): string => {
    if (available === 0) return t('soldOut');
    if (!priceFrom) return '';
    const price = formatMoney(priceFrom, i18n.language);
    return t(plusTax ? 'fromPlusTax' : 'from', { price });
  };
  if (top.length < 2) return null;
  return (
    <nav aria-label={t('categories')}>
      <ul css={list}>
        {top.map((group) => {
          const isCurrent = itemsStepOf(group.category) === step;
          return (
            <Card as="li" padding={4} interactive key={group.salesGroupId} css={isCurrent && current}>
              <CardLink
                href={linkTo(itemsStepOf(group.category))}
                {...(isCurrent ? { 'aria-current': 'page' } : {})}
              >
                {group.name}
              </CardLink>
              <p css={note}>{noteOf(group)}</p>
            </Card>
          );
        })}
      </ul>
    </nav>
  );
}
