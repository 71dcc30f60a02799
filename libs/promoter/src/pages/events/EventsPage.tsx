import { useTranslation } from 'react-i18next';
import type { PromoterEvent } from '@foyer/contract';
import { useListPromoterEventsQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, DateTime, EmptyState, Inline, LinkButton, Stack, theme } from '@foyer/ui-kit';
import { MoneyFigures, StockFigures } from '../../components/Figures.tsx';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { isForbidden } from '../../model/isForbidden.ts';

function EventCard({ engaged: { event, stock, money } }: { engaged: PromoterEvent }) {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId } = event;
  const { commissionEarned, cashOwed } = money;
  const hasNothing = stock.allotted + stock.sold + commissionEarned.amount + cashOwed.amount === 0;
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <h2 css={{ fontSize: theme.text.title }}>{event.shortName}</h2>
          <p css={{ color: theme.color.contentMuted }}>
            <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
          </p>
        </Stack>
        {hasNothing ? (
          <p css={{ color: theme.color.contentMuted }}>{t('events.nothing')}</p>
        ) : (
          <>
            <StockFigures stock={stock} />
            <MoneyFigures money={money} />
            <Inline gap={2}>
              {stock.left > 0 && (
                <LinkButton variant="primary" href={paths.promoterSale({ eventId })}>
                  {t('events.sell')}
                </LinkButton>
              )}
              <LinkButton variant="secondary" href={paths.promoterInventory({ eventId })}>
                {t('events.details')}
              </LinkButton>
              <LinkButton variant="text" href={paths.promoterTransactions({ eventId })}>
                {t('events.transactions')}
              </LinkButton>
              <LinkButton variant="text" href={paths.promoterSettlement({ eventId })}>
                {t('settlement.title')}
              </LinkButton>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Events that a promoter sells, soonest first, with what is left, earned and owed [C2.32a, C2.32b, C6.06e, C6.06f]. */
export function EventsPage() {
  const { t } = useTranslation('promoter');
  const query = useListPromoterEventsQuery();
  // Who sells nothing is no promoter: the server forbids the list.
  const isNone = query.data?.events.length === 0 || isForbidden(query.error);
  const shown = isNone ? { ...query, data: query.data ?? { events: [] } } : query;
  return (
    <PromoterFrame title={t('events.title')} query={shown} failed={t('events.failed')}>
      {isNone && <EmptyState title={t('events.none')}>{t('events.noneHint')}</EmptyState>}
      {query.data?.events.map((engaged) => (
        <EventCard key={engaged.event.eventId} engaged={engaged} />
      ))}
    </PromoterFrame>
  );
}
