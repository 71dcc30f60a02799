import { useTranslation } from 'react-i18next';
import type { PromoterAccount, PromoterSettlement } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useAnswerPromoterSettlementMutation,
  useProposePromoterSettlementMutation,
} from '@foyer/api-client/promoter';
import { Button, Card, Inline, Notice, Stack } from '@foyer/ui-kit';
import { SettlementRows } from './SettlementRows.tsx';
import { heading, muted } from './settlementStyles.ts';
import { useAsked } from './useAsked.ts';

/** Proposes the first settlement of what is open. */
function Propose({ eventId }: { eventId: string }) {
  const { t } = useTranslation('promoter');
  const [propose, { error, isLoading }] = useProposePromoterSettlementMutation();
  return (
    <Stack gap={3}>
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Button variant="primary" wide loading={isLoading} onClick={() => void propose({ eventId })}>
        {t('settlement.propose')}
      </Button>
      <p css={muted}>{t('settlement.proposeHint')}</p>
    </Stack>
  );
}

/** Settlement that waits for an answer: the promoter's, or the organiser's. */
function Waiting({ account, settlement }: { account: PromoterAccount; settlement: PromoterSettlement }) {
  const { t } = useTranslation('promoter');
  const ask = useAsked();
  const { eventId } = account.event;
  const { settlementId, proposedBy } = settlement;
  const [answer, { error, isLoading }] = useAnswerPromoterSettlementMutation();
  const [propose, proposing] = useProposePromoterSettlementMutation();
  const isOwn = proposedBy === 'promoter';
  const refusal = error ?? proposing.error;
  const accept = (): Promise<void> =>
    ask(
      {
        title: t('settlement.acceptAsk'),
        message: t('settlement.acceptHint'),
        yes: t('settlement.accept'),
        no: t('settlement.notYet'),
      },
      () => answer({ eventId, settlementId, accepted: true }),
      t('settlement.accepted'),
    );
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={heading}>{t('settlement.number', { number: settlement.number })}</h2>
        <p>{t(isOwn ? 'settlement.waitsForOrganiser' : 'settlement.waitsForYou')}</p>
        <SettlementRows settlement={settlement} />
        {refusal !== undefined && <Notice tone="danger">{errorText(t, refusal)}</Notice>}
        <Inline gap={2}>
          {!isOwn && (
            <Button variant="primary" loading={isLoading} onClick={() => void accept()}>
              {t('settlement.accept')}
            </Button>
          )}
          {isOwn && account.openLines.length > 0 && (
            <Button
              variant="secondary"
              loading={proposing.isLoading}
              onClick={() => void propose({ eventId })}
            >
              {t('settlement.update')}
            </Button>
          )}
          <Button
            variant="text"
            disabled={isLoading}
            onClick={() => void answer({ eventId, settlementId, accepted: false })}
          >
            {t(isOwn ? 'settlement.withdraw' : 'settlement.decline')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** What promoter and organiser are to agree on: a settlement that waits, or the way to propose one. */
export function OpenSettlement({ account }: { account: PromoterAccount }) {
  const waiting = account.settlements.find(({ state }) => state === 'proposed');
  if (waiting) return <Waiting key={waiting.settlementId} account={account} settlement={waiting} />;
  return account.proposable ? <Propose eventId={account.event.eventId} /> : null;
}
