import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SalesGroupNode } from '@foyer/contract';
import { useGetSalesGroupTreeQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { Card, CardLink, theme } from '@foyer/ui-kit';
import { withCode } from '../../model/offerFilters.ts';
import { itemsStepOf } from './stepOfCategory.ts';
import { useTransaction } from './useTransaction.ts';

const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
});
const note = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

/** Headings of the event, each leading to the page of its offers [C2.23]. */
export function CategoryList() {
  const { t, i18n } = useTranslation('transaction');
  const { sale, marketplaceCode, linkTo } = useTransaction();
  const { data } = useGetSalesGroupTreeQuery(withCode(sale, marketplaceCode));
  const top = data?.salesGroups.filter(({ parentSalesGroupId }) => parentSalesGroupId === undefined) ?? [];
  const noteOf = ({ available, priceFrom }: SalesGroupNode): string => {
    if (available === 0) return t('soldOut');
    return priceFrom ? t('from', { price: formatMoney(priceFrom, i18n.language) }) : '';
  };
  if (top.length < 2) return null;
  return (
    <nav aria-label={t('categories')}>
      <ul css={list}>
        {top.map((group) => (
          <Card as="li" key={group.salesGroupId}>
            <CardLink href={linkTo(itemsStepOf(group.category))}>{group.name}</CardLink>
            <p css={note}>{noteOf(group)}</p>
          </Card>
        ))}
      </ul>
    </nav>
  );
}
