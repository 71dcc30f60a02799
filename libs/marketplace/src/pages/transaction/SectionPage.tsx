import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ChartSection, EventProfile, EventSummary, SectionAvailability } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListSeatChartsQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { Card, EmptyState, ErrorState, LinkButton, Skeleton, theme } from '@foyer/ui-kit';
import { toOfferGroupQuery } from '../../model/offer/offerFilters.ts';
import { isTaxAdded } from '../../model/offer/shownPrice.ts';
import { useSaleFilters } from '../event/sale/useSaleFilters.ts';
import { TransactionFrame } from './frame/TransactionFrame.tsx';
import { useTransaction } from './frame/useTransaction.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  justifyContent: 'space-between',
  alignItems: 'center',
});
const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
});
const words = css({ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' });
const view = css({ borderRadius: theme.radius.medium });
const note = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

interface SectionProps {
  event: EventSummary;
  section: ChartSection;
  free: SectionAvailability;
}

function Section({ event, section, free }: SectionProps) {
  const { t, i18n } = useTranslation('transaction');
  const { linkTo } = useTransaction();
  const { available, priceFrom, offerGroupIds } = free;
  const price =
    priceFrom &&
    t(isTaxAdded(event, priceFrom) ? 'fromPlusTax' : 'from', {
      price: formatMoney(priceFrom, i18n.language),
    });
  return (
    <Card as="li">
      <div css={row}>
        {section.viewUrl && (
          <img
            css={view}
            src={section.viewUrl}
            width={160}
            height={100}
            alt={t('viewFrom', { section: section.name })}
          />
        )}
        <div css={words}>
          <h2 css={{ fontSize: theme.text.large }}>{section.name}</h2>
          <p css={note}>{[t('left', { count: available }), price].filter(Boolean).join(' · ')}</p>
        </div>
        <LinkButton
          href={linkTo('transactionDetail', offerGroupIds[0])}
          aria-label={t('chooseOffer', { name: section.name })}
        >
          {t('choose')}
        </LinkButton>
      </div>
    </Card>
  );
}

function Sections({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const { sale } = useTransaction();
  const [filters] = useSaleFilters(profile);
  const { data, error, refetch } = useListSeatChartsQuery({
    ...toOfferGroupQuery(sale.eventId, filters),
    ...sale,
  });
  if (!data && error !== undefined)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {errorText(t, error)}
      </ErrorState>
    );
  if (!data) return <Skeleton shape="block" height="320px" />;
  const found = data.seatCharts.flatMap(({ seatChart, sections }) =>
    seatChart.sections.flatMap((section) => {
      const free = sections.find(({ sectionCode }) => sectionCode === section.sectionCode);
      return free && free.available > 0 ? [{ section, free }] : [];
    }),
  );
  if (found.length === 0) return <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>;
  return (
    <ul css={list}>
      {found.map((each) => (
        <Section key={each.section.sectionCode} event={profile.summary} {...each} />
      ))}
    </ul>
  );
}

/** Section picker: free places and price of each section [C2.15, C2.25]. */
export function SectionPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('sections')}>{(profile) => <Sections profile={profile} />}</TransactionFrame>
  );
}
