import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PromoterItem } from '@foyer/contract';
import { useGetPromoterEngagementQuery, useListPromoterInventoryQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, CardLink, EmptyState, Inline, LinkButton, Price, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const muted = css({ color: theme.color.contentMuted });

function Listing({ eventId, item }: { eventId: string; item: PromoterItem }) {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const { offerGroupId, name, price, stock } = item;
  const isLeft = stock.left > 0;
  const href = paths.promoterItem({ eventId, tokenAssignmentGroupId: offerGroupId });
  return (
    <Card as="li" interactive={isLeft}>
      <Inline gap={3} css={{ justifyContent: 'space-between' }}>
        <Stack gap={1}>
          <h2 css={{ fontSize: theme.text.large }}>
            {isLeft ? <CardLink href={href}>{name}</CardLink> : name}
          </h2>
          <span css={muted}>{isLeft ? t('sale.leftOf', { count: stock.left }) : t('sale.soldOut')}</span>
        </Stack>
        <Price size="small" amount={formatMoney(price.total, i18n.language)} />
      </Inline>
    </Card>
  );
}

/** First step of a new sale: what is left to sell [C2.21a, C2.21b, C2.32e]. */
export function ListingsPage() {
  const { t } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId = '' } = useParams();
  // Two promoters of one team may sell at once.
  const query = useListPromoterInventoryQuery({ eventId }, { pollingInterval: 20_000 });
  const hasEnded = useGetPromoterEngagementQuery({ eventId }).data?.hasEnded ?? false;
  const items = hasEnded ? undefined : query.data?.items;
  return (
    <PromoterFrame
      title={t('sale.title')}
      steps={[{ label: t('events.title'), href: paths.promoterEvents() }]}
      query={query}
      failed={t('inventory.failed')}
    >
      {hasEnded && (
        <EmptyState
          title={t('settlement.ended')}
          action={
            <LinkButton href={paths.promoterSettlement({ eventId })}>{t('settlement.title')}</LinkButton>
          }
        >
          {t('inventory.endsHint')}
        </EmptyState>
      )}
      {items?.length === 0 && (
        <EmptyState title={t('inventory.empty')}>{t('inventory.emptyHint')}</EmptyState>
      )}
      {items && items.length > 0 && (
        <Stack gap={3}>
          <p css={muted}>{t('sale.choose')}</p>
          <Stack as="ul" gap={3} css={list}>
            {items.map((item) => (
              <Listing key={item.offerGroupId} eventId={eventId} item={item} />
            ))}
          </Stack>
        </Stack>
      )}
    </PromoterFrame>
  );
}
