import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetSellerStatementQuery } from '@foyer/api-client/cart';
import { DataTable, DateTime, ErrorState, Select, Skeleton, Stack, theme, useClock } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

const heading = css({ fontSize: theme.text.title });

/** What the caller earned by selling in a year, what was paid, and what is left. */
export function SalesStatement() {
  const { t, i18n } = useTranslation('mySales');
  const now = useClock()();
  const [chosen, choose] = useState<number>();
  const year = chosen ?? new Date(now).getUTCFullYear();
  const { data, error, isFetching, refetch } = useGetSellerStatementQuery({ year });
  const money = (value: StatementEntry['amount']): string => formatMoney(value, i18n.language);
  if (!data && error !== undefined)
    return (
      <ErrorState title={t('statement.failed')} retrying={isFetching} onRetry={() => void refetch()}>
        {errorText(t, error)}
      </ErrorState>
    );
  if (!data) return <Skeleton shape="block" height="200px" />;
  const years = [...new Set([year, ...data.years])].sort((left, right) => right - left);
  return (
    <Stack as="section" gap={4}>
      <h2 css={heading}>{t('statement.title')}</h2>
      <Select
        name="year"
        label={t('statement.year')}
        value={String(year)}
        onValueChange={(value) => choose(Number(value))}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
      />
      {data.totals.map(({ earned, paid, balance }) => (
        <p key={earned.currency}>
          {t('statement.total', { earned: money(earned), paid: money(paid), balance: money(balance) })}
        </p>
      ))}
      <DataTable
        caption={t('statement.caption', { year: String(year) })}
        columns={[
          {
            id: 'what',
            label: t('statement.what'),
            isLead: true,
            cell: ({ kind, eventName }) => t(`statement.${kind}`, { event: eventName }),
          },
          {
            id: 'at',
            label: t('statement.at'),
            cell: ({ at }) => <DateTime value={at} zone="UTC" locale={i18n.language} format="date" />,
          },
          { id: 'amount', label: t('statement.amount'), align: 'end', cell: ({ amount }) => money(amount) },
          { id: 'balance', label: t('statement.owed'), align: 'end', cell: ({ balance }) => money(balance) },
        ]}
        rows={data.entries}
        rowKey={({ at, kind, payoutId }) => `${at} ${kind} ${payoutId ?? ''}`}
        empty={t('statement.empty')}
      />
    </Stack>
  );
}
