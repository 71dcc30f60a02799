import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Card, EmptyState, LinkButton, Price, QuantityStepper, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { useItem } from './useItem.ts';

/** Second step of a new sale: how many of an offer [C2.21e, C2.32e]. */
export function ItemPage() {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId, offerGroupId, query, item, isOpen, most, quantity: first } = useItem();
  const [chosen, setQuantity] = useState(first);
  const quantity = Math.min(chosen, Math.max(1, most));
  const ids = { eventId, tokenAssignmentGroupId: offerGroupId };
  const checkout = paths.promoterCheckout(ids);
  return (
    <PromoterFrame
      title={item?.name ?? t('sale.title')}
      steps={[{ label: t('sale.title'), href: paths.promoterSale({ eventId }) }]}
      query={query}
      failed={t('inventory.failed')}
    >
      {item && isOpen ? (
        <Card as="section">
          <Stack gap={5}>
            <Price
              amount={formatMoney(
                { ...item.price.total, amount: item.price.total.amount * quantity },
                i18n.language,
              )}
              note={t('sale.price', { price: formatMoney(item.price.total, i18n.language) })}
            />
            <QuantityStepper
              label={t('sale.quantity')}
              value={quantity}
              max={most}
              limitReason={t('sale.leftOf', { count: item.stock.left })}
              onValueChange={setQuantity}
            />
            <LinkButton variant="primary" size="large" href={`${checkout}?quantity=${quantity}`}>
              {t('sale.next')}
            </LinkButton>
            {item.seating === 'seated' && (
              <Stack gap={1}>
                <LinkButton variant="secondary" href={`${paths.promoterSection(ids)}?quantity=${quantity}`}>
                  {t('sale.pickSeats')}
                </LinkButton>
                <p css={{ color: theme.color.contentMuted }}>{t('sale.pickSeatsHint')}</p>
              </Stack>
            )}
          </Stack>
        </Card>
      ) : (
        <EmptyState
          title={t('sale.soldOut')}
          action={<LinkButton href={paths.promoterSale({ eventId })}>{t('sale.back')}</LinkButton>}
        >
          {t('sale.closed')}
        </EmptyState>
      )}
    </PromoterFrame>
  );
}
