import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { SectionAvailability } from '@foyer/contract';
import { useGetSeatChartQuery } from '@foyer/api-client/marketplace';
import { useListPromoterSectionsQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, CardLink, EmptyState, Inline, LinkButton, Price, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { useItem } from './useItem.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const muted = css({ color: theme.color.contentMuted });

interface SectionProps {
  section: SectionAvailability;
  name: string;
  /** Its seats; absent without any. */
  href: string | undefined;
}

function Section({ section: { available, priceFrom }, name, href }: SectionProps) {
  const { t, i18n } = useTranslation('promoter');
  const isOpen = href !== undefined && available > 0;
  return (
    <Card as="li" interactive={isOpen}>
      <Inline gap={3} css={{ justifyContent: 'space-between' }}>
        <Stack gap={1}>
          <h2 css={{ fontSize: theme.text.large }}>
            {isOpen ? <CardLink href={href}>{name}</CardLink> : name}
          </h2>
          <span css={muted}>
            {available > 0 ? t('sale.leftOf', { count: available }) : t('sale.soldOut')}
          </span>
        </Stack>
        {priceFrom && <Price size="small" amount={formatMoney(priceFrom, i18n.language)} />}
      </Inline>
    </Card>
  );
}

/** Sections of an offer with what is left of them; a single one is passed over [C2.21c]. */
export function SectionPage() {
  const { t } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId, offerGroupId, item, quantity } = useItem();
  const ids = { eventId, tokenAssignmentGroupId: offerGroupId };
  const query = useListPromoterSectionsQuery({ eventId, offerGroupId }, { pollingInterval: 20_000 });
  const chart = useGetSeatChartQuery({ eventId });
  const hasSeats = query.data?.seating === 'seated';
  const sections = query.data?.sections ?? [];
  const seatsOf = ({ sectionCode }: SectionAvailability) =>
    `${paths.promoterSeat(ids)}?${new URLSearchParams({ section: sectionCode, quantity: String(quantity) })}`;
  if (hasSeats && sections.length === 1) return <Navigate replace to={seatsOf(sections[0]!)} />;
  const nameOf = (code: string) =>
    chart.data?.sections.find(({ sectionCode }) => sectionCode === code)?.name ?? code;
  return (
    <PromoterFrame
      title={t('sale.sections')}
      steps={[
        { label: t('sale.title'), href: paths.promoterSale({ eventId }) },
        ...(item ? [{ label: item.name, href: paths.promoterItem(ids) }] : []),
      ]}
      query={query}
      failed={t('inventory.failed')}
    >
      {sections.length === 0 ? (
        <EmptyState
          title={t('sale.noSections')}
          action={<LinkButton href={paths.promoterItem(ids)}>{t('sale.backToItem')}</LinkButton>}
        >
          {t('sale.noSectionsHint')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={3} css={list}>
          {sections.map((section) => (
            <Section
              key={section.sectionCode}
              section={section}
              name={nameOf(section.sectionCode)}
              href={hasSeats ? seatsOf(section) : undefined}
            />
          ))}
        </Stack>
      )}
    </PromoterFrame>
  );
}
