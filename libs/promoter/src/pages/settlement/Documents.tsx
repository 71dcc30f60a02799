import { useTranslation } from 'react-i18next';
import type { PromoterAccount, PromoterCashReceipt, PromoterSettlement } from '@foyer/contract';
import { Badge, Card, DateTime, Inline, Stack } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { SettlementRows } from './SettlementRows.tsx';
import { amounts, heading, list, muted, row } from './settlementStyles.ts';

interface OfEvent {
  zone: string;
}

function Settled({ settlement, zone }: OfEvent & { settlement: PromoterSettlement }) {
  const { t, i18n } = useTranslation('promoter');
  const { number, state, answeredAt, proposedAt } = settlement;
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={3} css={{ justifyContent: 'space-between' }}>
          <h3>{t('settlement.number', { number })}</h3>
          <Badge tone={state === 'accepted' ? 'success' : 'neutral'}>{t(`settlement.state.${state}`)}</Badge>
        </Inline>
        <p css={muted}>
          <DateTime value={answeredAt ?? proposedAt} zone={zone} locale={i18n.language} />
        </p>
        {state === 'accepted' && <SettlementRows settlement={settlement} />}
      </Stack>
    </Card>
  );
}

function Receipt({ receipt, zone }: OfEvent & { receipt: PromoterCashReceipt }) {
  const { t, i18n } = useTranslation('promoter');
  const { number, amount, handedOverAt } = receipt;
  return (
    <li css={row}>
      <div>
        <div>{t('settlement.receipt', { number })}</div>
        <div css={muted}>
          <DateTime value={handedOverAt} zone={zone} locale={i18n.language} />
        </div>
      </div>
      <div css={amounts}>{formatMoney(amount, i18n.language)}</div>
    </li>
  );
}

/** Receipts for cash, and settlements that were answered. */
export function Documents({ account: { settlements, receipts, event } }: { account: PromoterAccount }) {
  const { t } = useTranslation('promoter');
  const answered = settlements.filter(({ state }) => state !== 'proposed');
  return (
    <>
      {receipts.length > 0 && (
        <Card as="section">
          <Stack gap={4}>
            <h2 css={heading}>{t('settlement.receipts')}</h2>
            <Stack as="ul" gap={4} css={list}>
              {receipts.map((receipt) => (
                <Receipt key={receipt.receiptId} receipt={receipt} zone={event.timezone} />
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
      {answered.length > 0 && (
        <Stack gap={3}>
          <h2 css={heading}>{t('settlement.past')}</h2>
          <Stack as="ul" gap={3} css={list}>
            {answered.map((settlement) => (
              <Settled key={settlement.settlementId} settlement={settlement} zone={event.timezone} />
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
