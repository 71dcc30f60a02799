import { css } from '@emotion/react';
import { useGetEventActivityQuery } from '@foyer/api-client/token-assignment';
import { Fragment, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Order } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetOrderQuery } from '@foyer/api-client/cart';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { addressText, calendarAddress, formatMoney } from '@foyer/util';
import {
  CalendarIcon,
  CheckIcon,
  Container,
  DateTime,
  DownloadLink,
  ErrorState,
  Inline,
  PriceRows,
  ShareButton,
  Skeleton,
  Stack,
  theme,
  formatInstant,
  Notice,
  TextLink,
} from '@foyer/ui-kit';
import { CartLineCard } from '../../components/cart/CartLineCard.tsx';
import { priceRows, totalText } from '../../components/cart/priceRows.ts';
import { DirectionsLink } from '../../components/directions/DirectionsLink.tsx';
import { CardMark } from '../../components/payment-means/CardMark.tsx';
import { OrderAnswers } from '../../components/questions/OrderAnswers.tsx';
import { useShareTexts } from '../../components/share/useShareTexts.ts';
import { ShipmentFacts } from '../../components/shipment/ShipmentFacts.tsx';
import { BoughtStub } from './BoughtStub.tsx';
import { OrderPdf } from './OrderPdf.tsx';
import { OrderPasses } from './OrderPasses.tsx';

/** Notice about the event of an order: cancelled and refunded, or moved, with the deadline for a refund. */
function OrderChange({ order: { event, eventId } }: { order: Order }) {
  const { t, i18n } = useTranslation('refund');
  const paths = usePaths();
  const { data } = useGetEventActivityQuery({ eventId }, { skip: event.status === 'Upcoming' });
  if (event.status === 'Cancelled') return <Notice tone="danger">{t('cancelled')}</Notice>;
  if (event.status === 'Upcoming' || data?.refundUntil === undefined) return null;
  const options = { zone: event.timezone, locale: i18n.language, format: 'date', showZone: false } as const;
  return (
    <Notice tone="warning">
      <p>
        {t(event.status === 'Postponed' ? 'postponed' : 'moved', {
          date: formatInstant(new Date(data.refundUntil), options),
        })}
      </p>
      <TextLink href={paths.refund({ eventId })}>{t('title')}</TextLink>
    </Notice>
  );
}

const badge = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: '50%',
  background: theme.color.accent,
  color: theme.color.accentContent,
});
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  dt: { color: theme.color.contentMuted },
});

/** End of a gateway's long id, which tells payments apart; the order number is what support asks for. */
const shortId = (id: string): string => (id.length > 16 ? `…${id.slice(-12)}` : id);

function ReceiptOfOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['cart', 'checkout']);
  const { profile } = useSession();
  const paths = usePaths();
  const shareTexts = useShareTexts();
  const { event, payment, transactionId, shippingAddress, shipment, invoiceTo } = order;
  return (
    <Stack gap={8}>
      <Stack gap={4} align="start">
        <span css={badge}>
          <CheckIcon size={28} />
        </span>
        <h1>{t('checkout:receipt.title', { count: order.tokens.length })}</h1>
      </Stack>
      <Suspense>
        <OrderChange order={order} />
      </Suspense>
      {order.lines
        .filter(({ category }) => category === 'EVENT_ACCESS')
        .map((line) => (
          <BoughtStub key={line.lineId} line={line} event={event} tokens={order.tokens} />
        ))}
      <Inline gap={2}>
        <DownloadLink href={calendarAddress(event.eventId, i18n.language)} icon={<CalendarIcon size={18} />}>
          {t('receipt.calendar')}
        </DownloadLink>
        <DirectionsLink venue={event.venue} label={t('checkout:directions')} />
        <ShareButton
          title={event.shortName}
          path={paths.event({ eventId: event.eventId, vanityName: event.vanityName })}
          texts={shareTexts}
        />
        {order.allowed?.print.allowed && <OrderPdf orderId={order.orderId} />}
      </Inline>
      <Suspense>
        <OrderPasses order={order} />
      </Suspense>
      <section>
        <h2>{t('checkout:receipt.bought')}</h2>
        <ul css={{ listStyle: 'none' }}>
          {order.lines.map((line) => (
            <CartLineCard key={line.lineId} line={line} maximum={line.quantity} />
          ))}
        </ul>
      </section>
      <PriceRows
        rows={priceRows(t, order.quote, i18n.language)}
        total={{ label: t('price.paid'), amount: totalText(t, order.total, i18n.language) }}
      />
      <dl css={facts}>
        <dt>{t('checkout:receipt.order')}</dt>
        <dd>{order.orderNumber}</dd>
        {payment?.brand && (
          <>
            <dt>{t('checkout:receipt.card')}</dt>
            <dd>
              <CardMark brand={payment.brand} />{' '}
              <span>
                {t('card.ending', { brand: t(`brand.${payment.brand}`), lastFour: payment.lastFour })}
              </span>
            </dd>
          </>
        )}
        {transactionId && (
          <>
            <dt>{t('checkout:receipt.transaction')}</dt>
            <dd title={transactionId}>{shortId(transactionId)}</dd>
          </>
        )}
        {shippingAddress && (
          <>
            <dt>{t('shipping.title')}</dt>
            <dd>{addressText(shippingAddress)}</dd>
          </>
        )}
        {shipment && (
          <Suspense>
            <ShipmentFacts shipment={shipment} zone={event.timezone} />
          </Suspense>
        )}
        {invoiceTo && (
          <>
            <dt>{t('checkout:invoice.to')}</dt>
            <dd css={{ overflowWrap: 'anywhere' }}>
              {invoiceTo.taxNumber === undefined
                ? invoiceTo.name
                : t('checkout:invoice.named', { ...invoiceTo, taxNumber: invoiceTo.taxNumber })}
            </dd>
          </>
        )}
        {order.creditNotes?.map(({ number, amount, issuedAt }) => (
          <Fragment key={number}>
            <dt>{t('checkout:invoice.creditNote')}</dt>
            <dd>
              {number} · {formatMoney(amount, i18n.language)} ·{' '}
              <DateTime value={issuedAt} zone={event.timezone} locale={i18n.language} />
            </dd>
          </Fragment>
        ))}
        <dt>{t('checkout:receipt.date')}</dt>
        <dd>
          <DateTime value={order.createdAt} zone={event.timezone} locale={i18n.language} />
        </dd>
      </dl>
      {order.answers && (
        <Suspense>
          <OrderAnswers answers={order.answers} />
        </Suspense>
      )}
      {profile && (
        <p css={{ color: theme.color.contentMuted }}>
          {t('checkout:receiptMailed', { address: profile.emailAddress })}
        </p>
      )}
    </Stack>
  );
}

/** Receipt: bought items, exact price and a link to the {product} [C2.18, C3.22]. */
export function ReceiptPage() {
  const { t } = useTranslation(['cart', 'checkout']);
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  const { data, error, isFetching, refetch } = useGetOrderQuery({ orderId });
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8] }}>
      <title>{t('checkout:receipt.documentTitle')}</title>
      {data && <ReceiptOfOrder order={data} />}
      {!data && error !== undefined && (
        <ErrorState
          headingLevel={1}
          title={t('checkout:receipt.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
      {!data && error === undefined && <Skeleton shape="block" height="420px" />}
    </Container>
  );
}
