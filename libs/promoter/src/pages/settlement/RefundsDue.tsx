import { useTranslation } from 'react-i18next';
import type { PromoterAccount, PromoterRefundDue } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useRecordPromoterRefundMutation } from '@foyer/api-client/promoter';
import { Button, Card, Notice, Stack } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { guestName } from '../transactions/guestName.ts';
import { heading, list, muted, row } from './settlementStyles.ts';
import { useAsked } from './useAsked.ts';

function RefundDue({ due, eventId }: { due: PromoterRefundDue; eventId: string }) {
  const { t, i18n } = useTranslation('promoter');
  const ask = useAsked();
  const [record, { error, isLoading }] = useRecordPromoterRefundMutation();
  const { refundId, orderNumber } = due;
  const amount = formatMoney(due.amount, i18n.language);
  const name = guestName({ guest: due.guest ?? {} }) || t('transactions.guest');
  const give = (): Promise<void> =>
    ask(
      {
        title: t('refund.ask', { amount, name }),
        message: t('refund.askHint'),
        yes: t('refund.yes'),
        no: t('settlement.notYet'),
      },
      () => record({ eventId, refundId }),
      t('refund.done', { amount }),
    );
  return (
    <li css={row}>
      <div css={{ overflowWrap: 'anywhere' }}>
        <div>
          {name} · {amount}
        </div>
        <div css={muted}>{orderNumber}</div>
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      </div>
      <Button variant="secondary" loading={isLoading} onClick={() => void give()}>
        {t('refund.action')}
      </Button>
    </li>
  );
}

/** Cash that guests are to get back. Whoever gives it back records it: the promoter here, or the organiser. */
export function RefundsDue({ account }: { account: PromoterAccount }) {
  const { t } = useTranslation('promoter');
  const { refundsDue, event } = account;
  if (refundsDue.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={heading}>{t('refund.title')}</h2>
        <p css={muted}>{t('refund.hint')}</p>
        <Stack as="ul" gap={4} css={list}>
          {refundsDue.map((due) => (
            <RefundDue key={due.refundId} due={due} eventId={event.eventId} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
