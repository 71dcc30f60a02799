import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PromoterTransaction } from '@foyer/contract';
import { useGetPromoterOverviewQuery, useGetPromoterTransactionQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, DateTime, Inline, LinkButton, LiveRegion, Notice, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { EntryCodes } from './EntryCodes.tsx';
import { guestName } from './guestName.ts';
import { PendingLink } from './PendingLink.tsx';
import { StateBadge } from './StateBadge.tsx';
import { UndoSale } from './UndoSale.tsx';

const facts = css({ display: 'grid', gap: theme.space[3], margin: 0, '& dd': { margin: 0 } });
const term = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

function Facts({ sale, zone }: { sale: PromoterTransaction; zone: string | undefined }) {
  const { t, i18n } = useTranslation('promoter');
  const { items, total, commission, orderNumber, paymentKind, createdAt } = sale;
  const money = (amount: PromoterTransaction['total']) => formatMoney(amount, i18n.language);
  return (
    <Card as="section">
      <dl css={facts}>
        {items.map(({ offerGroupId, name, quantity, seats }) => (
          <div key={offerGroupId}>
            <dt>{t('transactions.of', { quantity, name })}</dt>
            {seats.map(({ seatCode, section, row, seat }) => (
              <dd key={seatCode}>{[section, row, seat].join(' · ')}</dd>
            ))}
          </div>
        ))}
        <div>
          <dt css={term}>{t(sale.state === 'pending' ? 'link.toPay' : 'transaction.paid')}</dt>
          <dd>
            {money(total)} · {t(`inventory.kind.${paymentKind}`)}
          </dd>
        </div>
        <div>
          <dt css={term}>{t('transaction.commission')}</dt>
          <dd>{money(commission)}</dd>
        </div>
        {zone !== undefined && (
          <div>
            <dt css={term}>{t('transaction.at')}</dt>
            <dd>
              <DateTime value={createdAt} zone={zone} locale={i18n.language} />
            </dd>
          </div>
        )}
        {orderNumber !== undefined && (
          <div>
            <dt css={term}>{t('transaction.order')}</dt>
            <dd>{orderNumber}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

/** A sale: whom it is for, what it earned, and for a while its entry codes [C2.32d]. */
export function TransactionDetail({ eventId, transactionId }: { eventId: string; transactionId: string }) {
  const { t } = useTranslation('promoter');
  const paths = usePaths();
  const { state } = useLocation() as { state: { isNew?: boolean } | null };
  const [isPending, setPending] = useState(false);
  const [wasPending, setWasPending] = useState(false);
  // A guest who pays or declines is seen at once.
  const query = useGetPromoterTransactionQuery(
    { eventId, transactionId },
    isPending ? { pollingInterval: 5_000 } : {},
  );
  const zone = useGetPromoterOverviewQuery({ eventId }).data?.event.timezone;
  const { data: sale } = query;
  if (sale && (sale.state === 'pending') !== isPending) {
    setPending(sale.state === 'pending');
    if (sale.state === 'pending') setWasPending(true);
  }
  const news = wasPending && (sale?.state === 'completed' || sale?.state === 'declined') && sale.state;
  return (
    <PromoterFrame
      title={sale ? guestName(sale) || t('transactions.guest') : t('transaction.title')}
      steps={[{ label: t('transactions.title'), href: paths.promoterTransactions({ eventId }) }]}
      query={query}
      failed={t('transaction.failed')}
    >
      {sale && (
        <>
          <Inline gap={2}>
            <StateBadge state={sale.state} />
            {sale.guest.emailAddress !== undefined && <span>{sale.guest.emailAddress}</span>}
          </Inline>
          <LiveRegion>
            {news && (
              <Notice tone={news === 'completed' ? 'success' : 'warning'}>{t(`link.news.${news}`)}</Notice>
            )}
          </LiveRegion>
          {state?.isNew && sale.state === 'completed' && !wasPending && (
            <Notice tone="success">
              {t('transaction.sold', { address: sale.guest.emailAddress ?? t('transactions.guest') })}
            </Notice>
          )}
          {sale.entryCodes && (
            <EntryCodes
              entryCodes={sale.entryCodes}
              serverTime={sale.serverTime}
              onRefresh={() => void query.refetch()}
            />
          )}
          {sale.state === 'pending' && sale.paymentKind === 'link' && <PendingLink sale={sale} zone={zone} />}
          <Facts sale={sale} zone={zone} />
          {sale.undoableUntil !== undefined && <UndoSale sale={sale} until={sale.undoableUntil} />}
          <Inline gap={2}>
            <LinkButton variant="primary" href={paths.promoterSale({ eventId })}>
              {t('transaction.another')}
            </LinkButton>
            <LinkButton variant="text" href={paths.promoterTransactions({ eventId })}>
              {t('transaction.all')}
            </LinkButton>
          </Inline>
        </>
      )}
    </PromoterFrame>
  );
}
