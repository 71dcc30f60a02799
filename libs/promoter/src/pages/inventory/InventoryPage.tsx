import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CommissionRule, PromoterEngagement, PromoterItem } from '@foyer/contract';
import {
  useGetPromoterEngagementQuery,
  useGetPromoterOverviewQuery,
  useListPromoterInventoryQuery,
} from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, DateTime, EmptyState, Inline, LinkButton, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { MoneyFigures, StockFigures } from '../../components/Figures.tsx';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';

const heading = css({ fontSize: theme.text.large });
const terms = css({ display: 'grid', gap: theme.space[2], margin: 0, '& dd': { margin: 0 } });
const term = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
const ppmOfWhole = 1_000_000;
const pollingInterval = 20_000;

function useRuleText() {
  const { t, i18n } = useTranslation('promoter');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  return ({ paymentKind, ratePpm, amount }: CommissionRule): string => {
    const rule = amount
      ? t('inventory.each', { amount: formatMoney(amount, i18n.language) })
      : t('inventory.share', { percent: percent.format((ratePpm ?? 0) / ppmOfWhole) });
    return paymentKind ? t('inventory.shareOf', { kind: t(`inventory.kind.${paymentKind}`), rule }) : rule;
  };
}

/** Terms of an engagement: kinds of payment, commission, and the limit of a guest. */
function Terms({ engagement }: { engagement: PromoterEngagement }) {
  const { t, i18n } = useTranslation('promoter');
  const ruleText = useRuleText();
  const { paymentKinds, commission, mostPerGuest, endsAt, event } = engagement;
  const kinds = paymentKinds.map((kind) => t(`inventory.kind.${kind}`));
  const rules = commission.map(ruleText);
  return (
    <Card as="section">
      <Stack gap={3}>
        <h2 css={heading}>{t('inventory.terms')}</h2>
        <dl css={terms}>
          <div>
            <dt css={term}>{t('inventory.kinds')}</dt>
            <dd>
              {kinds.length > 0 ? new Intl.ListFormat(i18n.language).format(kinds) : t('inventory.noKinds')}
            </dd>
          </div>
          <div>
            <dt css={term}>{t('inventory.commission')}</dt>
            {rules.length > 0 ? (
              rules.map((rule) => <dd key={rule}>{rule}</dd>)
            ) : (
              <dd>{t('inventory.noCommission')}</dd>
            )}
          </div>
          {mostPerGuest !== undefined && (
            <div>
              <dt css={term}>{t('inventory.most')}</dt>
              <dd>{mostPerGuest}</dd>
            </div>
          )}
          {endsAt !== undefined && (
            <div>
              <dt css={term}>{t('settlement.ends')}</dt>
              <dd>
                <DateTime value={endsAt} zone={event.timezone} locale={i18n.language} />
              </dd>
              <dd css={term}>{t('inventory.endsHint')}</dd>
            </div>
          )}
        </dl>
      </Stack>
    </Card>
  );
}

function Item({ item: { name, price, stock } }: { item: PromoterItem }) {
  const { t, i18n } = useTranslation('promoter');
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={3} css={{ justifyContent: 'space-between' }}>
          <h3 css={{ fontSize: theme.text.body }}>{name}</h3>
          <span>{t('sale.price', { price: formatMoney(price.total, i18n.language) })}</span>
        </Inline>
        <StockFigures stock={stock} />
      </Stack>
    </Card>
  );
}

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** Inventory of a promoter for an event: overview, terms, and each offer [C2.10, C2.32a, C2.32b]. */
export function InventoryPage() {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId = '' } = useParams();
  // What is left changes while colleagues sell.
  const overview = useGetPromoterOverviewQuery({ eventId }, { pollingInterval });
  const engagement = useGetPromoterEngagementQuery({ eventId });
  const inventory = useListPromoterInventoryQuery({ eventId }, { pollingInterval });
  const { data } = overview;
  const items = inventory.data?.items;
  return (
    <PromoterFrame
      title={data?.event.shortName ?? t('inventory.title')}
      steps={[{ label: t('events.title'), href: paths.promoterEvents() }]}
      query={overview}
      failed={t('inventory.failed')}
    >
      {data && (
        <>
          <p css={{ color: theme.color.contentMuted }}>
            <DateTime value={data.event.startsAt} zone={data.event.timezone} locale={i18n.language} />
          </p>
          <Card as="section">
            <Stack gap={4}>
              <StockFigures stock={data.stock} />
              <MoneyFigures money={data.money} />
              <Inline gap={2}>
                {data.stock.left > 0 && (
                  <LinkButton variant="primary" href={paths.promoterSale({ eventId })}>
                    {t('events.sell')}
                  </LinkButton>
                )}
                <LinkButton variant="secondary" href={paths.promoterTransactions({ eventId })}>
                  {t('events.transactions')}
                </LinkButton>
                <LinkButton variant="text" href={paths.promoterSettlement({ eventId })}>
                  {t('settlement.title')}
                </LinkButton>
              </Inline>
            </Stack>
          </Card>
        </>
      )}
      {engagement.data && <Terms engagement={engagement.data} />}
      {items?.length === 0 && (
        <EmptyState title={t('inventory.empty')}>{t('inventory.emptyHint')}</EmptyState>
      )}
      {items && items.length > 0 && (
        <Stack gap={3}>
          <h2 css={heading}>{t('inventory.items')}</h2>
          <Stack as="ul" gap={3} css={list}>
            {items.map((item) => (
              <Item key={item.offerGroupId} item={item} />
            ))}
          </Stack>
        </Stack>
      )}
    </PromoterFrame>
  );
}
