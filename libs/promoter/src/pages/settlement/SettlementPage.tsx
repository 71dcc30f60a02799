import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PromoterAccount } from '@foyer/contract';
import { useGetPromoterSettlementQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, DateTime, Notice, Stack, theme } from '@foyer/ui-kit';
import { MoneyFigures } from '../../components/Figures.tsx';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { Documents } from './Documents.tsx';
import { OpenLines } from './OpenLines.tsx';
import { OpenSettlement } from './OpenSettlement.tsx';
import { RefundsDue } from './RefundsDue.tsx';
import { ReturnUnsold } from './ReturnUnsold.tsx';

/** The organiser may answer, or another device sell, while the page is open. */
const pollingInterval = 20_000;
const muted = css({ color: theme.color.contentMuted });

/** Tells when the engagement ends, and what becomes of sales that are not paid by then. */
function EngagementEnd({ account }: { account: PromoterAccount }) {
  const { t, i18n } = useTranslation('promoter');
  const { endsAt, hasEnded, pendingSales, event } = account;
  if (endsAt === undefined && pendingSales === 0) return null;
  return (
    <Notice tone="info">
      {endsAt !== undefined && (
        <p>
          {t(hasEnded ? 'settlement.ended' : 'settlement.ends')}{' '}
          <DateTime value={endsAt} zone={event.timezone} locale={i18n.language} />
        </p>
      )}
      {pendingSales > 0 && <p>{t('settlement.pending', { count: pendingSales })}</p>}
    </Notice>
  );
}

/** Account of a promoter with the organiser of an event: what is owed, earned, agreed on and handed over [C6.06e, C6.06f]. */
export function SettlementPage() {
  const { t } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId = '' } = useParams();
  const query = useGetPromoterSettlementQuery({ eventId }, { pollingInterval });
  const { data: account } = query;
  return (
    <PromoterFrame
      title={t('settlement.title')}
      steps={[
        { label: t('events.title'), href: paths.promoterEvents() },
        ...(account ? [{ label: account.event.shortName, href: paths.promoterInventory({ eventId }) }] : []),
      ]}
      query={query}
      failed={t('settlement.failed')}
    >
      {account && (
        <>
          <Card as="section">
            <Stack gap={3}>
              <MoneyFigures money={account.money} />
              <p css={muted}>{t('settlement.hint')}</p>
            </Stack>
          </Card>
          <EngagementEnd account={account} />
          <RefundsDue account={account} />
          <OpenSettlement account={account} />
          <OpenLines account={account} />
          <Documents account={account} />
          <ReturnUnsold account={account} />
        </>
      )}
    </PromoterFrame>
  );
}
