import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Badge, Card, CardLink, DateTime, Poster, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

const { color, media, space } = theme;
const body = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  overflowWrap: 'anywhere',
  [media.belowTablet]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: space[3] },
});
const facts = css({ display: 'grid', gap: space[1], p: { margin: 0 } });
const muted = css({ color: color.contentMuted });
const sum = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginTop: space[1],
});
const link = css({ color: color.accentText, textDecoration: 'underline' });

/**
 * State of an order: paid, refunded in part or as a whole; a free order shows a badge only once it was returned.
 */
function StateBadge({ order: { state, total, refunded } }: { order: OrderSummary }) {
  const { t, i18n } = useTranslation('orders');
  const isFree = total.amount === 0;
  if (isFree) return state === 'placed' ? null : <Badge tone="info">{t('state.returned')}</Badge>;
  if (!refunded || state === 'placed') return <Badge tone="success">{t('state.placed')}</Badge>;
  return <Badge tone="info">{t(`state.${state}`, { amount: formatMoney(refunded, i18n.language) })}</Badge>;
}

/** How far the parcel of an order is; nothing where none is sent. */
function ShipmentBadge({ order: { shipment } }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  if (shipment === undefined) return null;
  return <Badge tone={shipment === 'toShip' ? 'info' : 'success'}>{t(`shipment.state.${shipment}`)}</Badge>;
}

/** Order in the list: event, items, total, refunds and parcel. The card links to its receipt. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t, i18n } = useTranslation('orders');
  const paths = usePaths();
  const { event, orderId, orderNumber, createdAt, items, total } = order;
  const { art, shortName, timezone: zone, eventId } = event;
  const locale = i18n.language;
  return (
    <Card interactive padding={4}>
      <div css={body}>
        <Poster
          src={art.wideUrl}
          alt=""
          ratio={1}
          {...(art.widePlaceholder ? { placeholder: art.widePlaceholder } : {})}
          colors={[art.palette.ink, art.palette.accent]}
        />
        <div css={facts}>
          <h2 css={{ fontSize: theme.text.title }}>{shortName}</h2>
          <p css={muted}>
            <DateTime value={event.startsAt} zone={zone} locale={locale} />
          </p>
          <p>{items.map((item) => t('item', { ...item })).join(' · ')}</p>
          <p css={muted}>
            {t('order', { orderNumber })} ·{' '}
            <DateTime value={createdAt} zone={zone} locale={locale} format="date" showZone={false} />
          </p>
          <div css={sum}>
            <strong>{total.amount === 0 ? t('free') : formatMoney(total, locale)}</strong>
            <StateBadge order={order} />
            <ShipmentBadge order={order} />
          </div>
          <p css={link}>
            <CardLink
              href={`${paths.receipt({ eventId })}?orderId=${orderId}`}
              aria-label={t('receiptOf', { event: shortName, orderNumber })}
            >
              {t('receipt')}
            </CardLink>
          </p>
        </div>
      </div>
    </Card>
  );
}
