import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PromoterItem, PromoterSections, SeatChart } from '@foyer/contract';
import { useGetSeatChartQuery } from '@foyer/api-client/marketplace';
import { useListPromoterSectionsQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { PickedSeats, pickedSeats, SeatStage } from '@foyer/marketplace';
import { Button, EmptyState, Inline, LinkButton, LiveRegion, Price, Stack } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { useItem } from './useItem.ts';

/** Others sell too. */
const pollingInterval = 10_000;

interface PickerProps {
  chart: SeatChart;
  seats: PromoterSections;
  item: PromoterItem;
  most: number;
  /** How many the promoter has asked for. */
  quantity: number;
}

/** Seats on a map or in a list, the picked ones with their price, and the way on. */
function Picker({ chart, seats, item, most, quantity }: PickerProps) {
  const { t, i18n } = useTranslation('promoter');
  const paths = usePaths();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { eventId, offerGroupId, bestSeatCodes } = seats;
  // At the limit, a further seat replaces the first one.
  const toggle = (seatCode: string): void =>
    setPicked((before) =>
      before.includes(seatCode)
        ? before.filter((code) => code !== seatCode)
        : [...before, seatCode].slice(-Math.max(1, most)),
    );
  const nameOf = (code: string) => chart.sections.find(({ sectionCode }) => sectionCode === code)?.name;
  const line = { offerGroupId, quantity: picked.length, seatCodes: [...picked] };
  const { total } = item.price;
  const chosen = new URLSearchParams(picked.map((code) => ['seat', code]));
  const checkout = paths.promoterCheckout({ eventId, tokenAssignmentGroupId: offerGroupId });
  return (
    <Stack gap={4}>
      {bestSeatCodes.length > 0 && (
        <Inline>
          <Button onClick={() => setPicked(bestSeatCodes)}>{t('sale.bestSeats', { count: quantity })}</Button>
        </Inline>
      )}
      <SeatStage chart={chart} seats={seats} selection={picked} onToggle={toggle} />
      <PickedSeats
        seats={pickedSeats([line], nameOf)}
        offers={[]}
        onRemove={(_offerGroupId, seatCode) => toggle(seatCode)}
      />
      <LiveRegion>
        {picked.length > 0 && (
          <Price
            amount={formatMoney({ ...total, amount: total.amount * picked.length }, i18n.language)}
            note={t('transactions.of', { quantity: picked.length, name: item.name })}
          />
        )}
      </LiveRegion>
      {picked.length > 0 && (
        <LinkButton variant="primary" size="large" href={`${checkout}?${chosen}`}>
          {t('sale.next')}
        </LinkButton>
      )}
    </Stack>
  );
}

/** Shows the seats of one section alone; all without a code. */
const inSection = (seats: PromoterSections, code: string | null): PromoterSections =>
  code === null
    ? seats
    : {
        ...seats,
        sections: seats.sections.filter(({ sectionCode }) => sectionCode === code),
        availability: seats.availability.filter(({ sectionCode }) => sectionCode === code),
        bestSeatCodes: seats.bestSeatCodes.every((seat) => seat.startsWith(`${code}-`))
          ? seats.bestSeatCodes
          : [],
      };

/** Seats of a promoter's stock, on the map that buyers have [C2.21d]. */
export function SeatPage() {
  const { t } = useTranslation('promoter');
  const paths = usePaths();
  const [search] = useSearchParams();
  const { eventId, offerGroupId, query: inventory, item, most, quantity } = useItem();
  const ids = { eventId, tokenAssignmentGroupId: offerGroupId };
  const query = useListPromoterSectionsQuery({ eventId, offerGroupId, quantity }, { pollingInterval });
  const shown = query.data && inSection(query.data, search.get('section'));
  const sectionCodes = shown?.sections.map(({ sectionCode }) => sectionCode) ?? [];
  const chart = useGetSeatChartQuery({ eventId, sectionCodes }, { skip: sectionCodes.length === 0 });
  const failing = [inventory, query, chart].find(({ error, data }) => error !== undefined && !data);
  const isWhole = item && shown && (chart.data ?? sectionCodes.length === 0);
  return (
    <PromoterFrame
      isWide
      title={t('sale.seats')}
      steps={[
        { label: t('sale.title'), href: paths.promoterSale({ eventId }) },
        ...(item ? [{ label: item.name, href: paths.promoterItem(ids) }] : []),
        // A single one is passed over, and would lead back here.
        ...((query.data?.sections.length ?? 0) > 1
          ? [{ label: t('sale.sections'), href: `${paths.promoterSection(ids)}?quantity=${quantity}` }]
          : []),
      ]}
      query={failing ?? { ...query, data: isWhole ? query.data : undefined }}
      failed={t('inventory.failed')}
    >
      {item && shown && chart.data && shown.seating === 'seated' ? (
        <Picker {...{ item, most, quantity }} chart={chart.data} seats={shown} />
      ) : (
        <EmptyState
          title={t('sale.noSections')}
          action={<LinkButton href={paths.promoterItem(ids)}>{t('sale.backToItem')}</LinkButton>}
        >
          {t('sale.noSectionsHint')}
        </EmptyState>
      )}
    </PromoterFrame>
  );
}
