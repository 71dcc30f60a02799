import { useTranslation } from 'react-i18next';
import type { PromoterAccount, SettlementLine } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Card, DateTime, Stack, TextLink } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { amounts, heading, list, muted, row } from './settlementStyles.ts';

interface LineProps {
  line: SettlementLine;
  account: PromoterAccount;
}

function Line({ line, account: { event } }: LineProps) {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const { kind, bookedAt, orderNumber, transactionId, cash, commission } = line;
  const { eventId, timezone } = event;
  const signed = (money: SettlementLine['cash']): string =>
    `${money.amount > 0 ? '+' : ''}${formatMoney(money, i18n.language)}`;
  return (
    <li css={row}>
      <div>
        <div>
          {t(`settlement.line.${kind}`)}{' '}
          {transactionId !== undefined && orderNumber !== undefined && (
            <TextLink href={paths.promoterTransactions({ eventId, transactionId })}>{orderNumber}</TextLink>
          )}
        </div>
        <div css={muted}>
          <DateTime value={bookedAt} zone={timezone} locale={i18n.language} />
        </div>
      </div>
      <div css={amounts}>
        {cash.amount !== 0 && <div>{t('settlement.lineCash', { amount: signed(cash) })}</div>}
        {commission.amount !== 0 && (
          <div css={muted}>{t('settlement.lineCommission', { amount: signed(commission) })}</div>
        )}
      </div>
    </li>
  );
}

/** Statement of what was booked since the last settlement. */
export function OpenLines({ account }: { account: PromoterAccount }) {
  const { t } = useTranslation('promoter');
  const { openLines } = account;
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={heading}>{t('settlement.open')}</h2>
        {openLines.length === 0 && <p css={muted}>{t('settlement.openNone')}</p>}
        {openLines.length > 0 && (
          <Stack as="ul" gap={4} css={list}>
            {openLines.map((line) => (
              <Line
                key={`${line.kind} ${line.transactionId ?? ''} ${line.bookedAt}`}
                line={line}
                account={account}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
