import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { PromoterTransaction } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import {
  Badge,
  Button,
  Card,
  CardLink,
  EmptyState,
  EndlessList,
  Inline,
  LinkButton,
  Notice,
  SearchInput,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { guestName } from './guestName.ts';
import { StateBadge } from './StateBadge.tsx';
import { TransactionDetail } from './TransactionDetail.tsx';
import { useExport } from './useExport.ts';
import { useLatest, useTransactions, type Tab } from './useTransactions.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const muted = css({ color: theme.color.contentMuted });
const tabs: readonly Tab[] = ['pending', 'completed'];

function TransactionCard({ sale }: { sale: PromoterTransaction }) {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId, transactionId, items, total, commission, state } = sale;
  const words = items.map(({ quantity, name }) => t('transactions.of', { quantity, name }));
  return (
    <Card as="li" interactive>
      <Stack gap={2}>
        <Inline gap={3} css={{ justifyContent: 'space-between' }}>
          <h2 css={{ fontSize: theme.text.body, overflowWrap: 'anywhere' }}>
            <CardLink href={paths.promoterTransactions({ eventId, transactionId })}>
              {guestName(sale) || t('transactions.guest')}
            </CardLink>
          </h2>
          <StateBadge state={state} />
        </Inline>
        <span css={muted}>{new Intl.ListFormat(i18n.language).format(words)}</span>
        <Inline gap={3} css={{ justifyContent: 'space-between' }}>
          <span>{formatMoney(total, i18n.language)}</span>
          <span css={muted}>
            {t('transaction.commission')}: {formatMoney(commission, i18n.language)}
          </span>
        </Inline>
      </Stack>
    </Card>
  );
}

interface ListProps {
  eventId: string;
  state: Tab;
  search: string;
}

function TransactionList({ eventId, state, search }: ListProps) {
  const { t } = useTranslation('promoter');
  const { transactions, query, ...more } = useTransactions(eventId, state, search);
  if (!transactions)
    return query.error === undefined ? null : <p role="alert">{errorText(t, query.error)}</p>;
  if (transactions.length === 0)
    return search === '' ? (
      <EmptyState title={t('transactions.none')}>{t('transactions.noneHint')}</EmptyState>
    ) : (
      <EmptyState title={t('transactions.notFound')}>{t('transactions.notFoundHint')}</EmptyState>
    );
  return (
    <EndlessList
      count={transactions.length}
      hasMore={more.hasMore}
      loading={more.isLoadingMore}
      error={more.moreError === undefined ? undefined : errorText(t, more.moreError)}
      onLoadMore={() => void more.loadMore()}
      automaticLoads={0}
      texts={{ loadMore: t('transactions.more'), shown: (count) => t('transactions.shown', { count }) }}
    >
      <Stack as="ul" gap={3} css={list}>
        {transactions.map((sale) => (
          <TransactionCard key={sale.transactionId} sale={sale} />
        ))}
      </Stack>
    </EndlessList>
  );
}

/** Sales of a promoter for an event, in two tabs, with a search by guest [C2.32c, C2.32d]. */
function Transactions({ eventId }: { eventId: string }) {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const [params] = useSearchParams();
  const tab: Tab = params.get('tab') === 'pending' ? 'pending' : 'completed';
  // Not in the address, which browsers keep: it is the name of a guest.
  const [search, setSearch] = useState('');
  const file = useExport(eventId);
  const pending = useLatest(eventId, 'pending').data;
  const completed = useLatest(eventId, 'completed').data;
  const waiting = pending?.transactions.length ?? 0;
  const hasSales = ((tab === 'pending' ? pending : completed)?.transactions.length ?? 0) > 0;
  const count = new Intl.NumberFormat(i18n.language).format(waiting);
  const here = paths.promoterTransactions({ eventId });
  return (
    <PromoterFrame
      title={t('transactions.title')}
      steps={[{ label: t('events.title'), href: paths.promoterEvents() }]}
      query={{ data: true, isFetching: false, refetch: () => undefined }}
      failed={t('transactions.failed')}
    >
      <Inline as="nav" gap={2} aria-label={t('transactions.tabs')}>
        {tabs.map((each) => (
          <LinkButton
            key={each}
            href={`${here}?tab=${each}`}
            variant={each === tab ? 'selected' : 'unselected'}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(`transactions.${each}`)}
            {each === 'pending' && waiting > 0 && (
              <>
                {' '}
                <Badge tone="warning">{pending?.nextCursor === undefined ? count : `${count}+`}</Badge>
              </>
            )}
          </LinkButton>
        ))}
      </Inline>
      <SearchInput
        hideLabel={false}
        label={t('transactions.search')}
        value={search}
        onValueChange={setSearch}
      />
      {file.error !== undefined && <Notice tone="danger">{errorText(t, file.error)}</Notice>}
      {hasSales && (
        <Button variant="secondary" loading={file.isExporting} onClick={() => void file.save()}>
          {t('transactions.export')}
        </Button>
      )}
      <TransactionList key={`${tab} ${search}`} eventId={eventId} state={tab} search={search} />
    </PromoterFrame>
  );
}

/** Sales of a promoter for an event, or one of them [C2.32]. */
export function TransactionsPage() {
  const { eventId = '', transactionId } = useParams();
  return transactionId === undefined ? (
    <Transactions eventId={eventId} />
  ) : (
    <TransactionDetail key={transactionId} eventId={eventId} transactionId={transactionId} />
  );
}
