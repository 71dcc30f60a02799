import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatChart, SeatSelection } from '@foyer/contract';
import type { SeatSpotlight } from '@foyer/seat-map';
import { formatMoney } from '@foyer/util';
import { Button, Inline, ListIcon, MapIcon, Skeleton, Stack } from '@foyer/ui-kit';
import { high, MapStage, stage } from './MapStage.tsx';
import { PickedViews } from './PickedViews.tsx';
import { useSeatMapTexts } from './useSeatMapTexts.ts';

const SeatList = lazy(async () => ({ default: (await import('./seatListing.ts')).SeatList }));

const views = [
  { view: 'map', icon: <MapIcon />, text: 'seatMap.viewMap' },
  { view: 'list', icon: <ListIcon />, text: 'seatMap.viewList' },
] as const;
const noFilters = {};
const noSections: readonly string[] = [];

export interface SeatStageProps {
  chart: SeatChart;
  /** What can be picked. */
  seats: Pick<SeatSelection, 'sections' | 'availability' | 'offers' | 'offerSets'>;
  /** Codes of the picked seats. */
  selection: readonly string[];
  onToggle: (seatCode: string) => void;
  /** Seats that the map moves to. */
  spotlight?: SeatSpotlight | undefined;
}

/** Seats of one offer on a map or in a list, without filters and prices to choose from [C2.25]. */
export function SeatStage({ chart, seats, selection, onToggle, spotlight }: SeatStageProps) {
  const { t, i18n } = useTranslation('marketplace');
  const texts = useSeatMapTexts();
  const [shown, setShown] = useState<'map' | 'list'>('map');
  const { sections, availability, offers, offerSets } = seats;
  const shared = {
    chart,
    sectionAvailability: sections,
    seatAvailability: Object.fromEntries(availability.map((each) => [each.sectionCode, each])),
    offers,
    offerSets,
    pricedOffers: offers,
    failedSections: noSections,
    filters: noFilters,
    selection,
    onSeatToggle: onToggle,
    texts,
    formatPrice: (money: { amount: number; currency: string }) => formatMoney(money, i18n.language),
  };
  return (
    <Stack gap={4}>
      <Inline gap={2} role="group" aria-label={t('seatMap.view')}>
        {views.map(({ view, icon, text }) => (
          <Button
            key={view}
            icon={icon}
            variant={shown === view ? 'selected' : 'unselected'}
            aria-pressed={shown === view}
            onClick={() => setShown(view)}
          >
            {t(text)}
          </Button>
        ))}
      </Inline>
      {shown === 'map' ? (
        <MapStage {...shared} spotlight={spotlight} />
      ) : (
        <div css={[stage, { height: high }]}>
          <Suspense fallback={<Skeleton shape="block" height="100%" />}>
            <SeatList {...shared} />
          </Suspense>
        </div>
      )}
      <PickedViews chart={chart} selection={selection} />
    </Stack>
  );
}
