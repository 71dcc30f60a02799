import { css } from '@emotion/react';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { SeatLegend, type SeatFilters, type SeatOffer, type SeatSpotlight } from '@foyer/seat-map';
import { formatMoney, whenIdle } from '@foyer/util';
import {
  Button,
  ErrorState,
  Inline,
  ListIcon,
  MapIcon,
  Skeleton,
  SkipLink,
  Stack,
  theme,
} from '@foyer/ui-kit';
import type { OfferFilters } from '../../model/offerFilters.ts';
import { offerOfSeat } from '../../model/offerOfSeat.ts';
import type { PickLine } from '../../model/pickSlice.ts';
import { buyBarId } from '../pick/BuyBar.tsx';
import { loadSeatList, preloadSeatList } from './loadSeatList.ts';
import { MapLoading } from './MapLoading.tsx';
import { high, MapStage, stage } from './MapStage.tsx';
import { PickedViews } from './PickedViews.tsx';
import { useSeatData } from './useSeatData.ts';
import { useSeatMapTexts } from './useSeatMapTexts.ts';

const SeatList = lazy(async () => ({ default: await loadSeatList() }));

/** Loads the map for one offer from here: it shares this picker's code, which loads nothing for it. */
export const loadSeatStage = () => import('./SeatStage.tsx');

const listing = css({ height: high });
const noSections: never[] = [];
const wide = css({ [theme.media.belowTablet]: { flex: '1 1 auto' } });

export interface SeatPickerProps {
  profile: EventProfile;
  filters: OfferFilters;
  offers: readonly OfferGroup[];
  lines: readonly PickLine[];
  /** Changes the view, or the price range by the legend. */
  onFilters: (change: Partial<OfferFilters>) => void;
  onToggle: (offerGroupId: string, seatCode: string) => void;
  /** Chooses a standing area that was pressed. */
  onArea: (offer: OfferGroup) => void;
  /** Finds the best seats; absent when no seats are for sale. */
  onBest: (() => void) | undefined;
  /** Found seats, highlighted on the map. */
  spotlight?: SeatSpotlight | undefined;
  /** Codes of the sections of the offer under pointer or focus. */
  highlighted?: readonly string[] | undefined;
  isFinding: boolean;
  /** Primary while finding seats is the next step. */
  bestVariant: 'primary' | 'secondary';
}

const seatFilters = ({ priceRange, accessible }: OfferFilters): SeatFilters => ({
  ...(priceRange.length === 2 ? { priceFrom: priceRange[0], priceTo: priceRange[1] } : {}),
  ...(accessible ? { accessibleOnly: true } : {}),
});

/** Offers with a price on the map; extras have none there. */
const pricedOffers = (offers: readonly OfferGroup[]): SeatOffer[] =>
  offers
    .filter(({ category, attendance }) => category === 'EVENT_ACCESS' && attendance === 'LIVE_ATTENDANCE')
    .map(({ offerGroupId, name, price, available }) => ({
      offerGroupId,
      name,
      allIn: price.allIn,
      available,
    }));

/** Seat selection on a map or in a list, with one model and one selection [C2.25]. */
export function SeatPicker({
  profile,
  filters,
  offers,
  lines,
  onFilters,
  onToggle,
  onArea,
  onBest,
  spotlight,
  highlighted,
  isFinding,
  bestVariant,
}: SeatPickerProps) {
  const { t, i18n } = useTranslation('marketplace');
  const data = useSeatData(profile, filters);
  const texts = useSeatMapTexts();
  const selection = useMemo(() => lines.flatMap((line) => line.seatCodes), [lines]);
  const wanted = useMemo(() => seatFilters(filters), [filters]);
  const formatPrice = useCallback(
    (money: { amount: number; currency: string }) => formatMoney(money, i18n.language),
    [i18n.language],
  );
  const { known } = data;
  const priced = useMemo(() => pricedOffers(offers), [offers]);
  const toggle = useCallback(
    (seatCode: string) => {
      const holder = lines.find((line) => line.seatCodes.includes(seatCode))?.offerGroupId;
      const offerGroupId = holder ?? offerOfSeat(known, seatCode, wanted)?.offerGroupId;
      if (offerGroupId !== undefined) onToggle(offerGroupId, seatCode);
    },
    [known, lines, wanted, onToggle],
  );
  const pickArea = useCallback(
    (sectionCode: string) => {
      const offer = offers.find((each) => each.seating === 'ga' && each.sectionCodes.includes(sectionCode));
      if (offer) onArea(offer);
    },
    [offers, onArea],
  );
  // The list is preloaded once the map is drawn.
  useEffect(() => (data.chart ? whenIdle(preloadSeatList) : undefined), [data.chart]);
  if (!data.chart) {
    if (data.error === undefined) return <MapLoading />;
    return (
      <ErrorState title={t('seatMap.failed')} onRetry={data.retry}>
        {errorText(t, data.error)}
      </ErrorState>
    );
  }
  const shared = {
    chart: data.chart,
    sectionAvailability: data.sectionAvailability ?? noSections,
    seatAvailability: known.availability,
    offers: known.offers,
    offerSets: known.offerSets,
    pricedOffers: priced,
    failedSections: data.failed,
    filters: wanted,
    selection,
    maxSeats: profile.maxPerPerson,
    partySize: filters.numTokens,
    onSeatToggle: toggle,
    onAreaPick: pickArea,
    onSectionsNeeded: data.need,
    texts,
    formatPrice,
  };
  // Until sections are known, a list would say that no seats match.
  const loading = <Skeleton shape="block" height="100%" />;
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={3}>
        <Inline gap={2} role="group" aria-label={t('seatMap.view')}>
          <Button
            icon={<MapIcon />}
            variant={filters.view === 'map' ? 'selected' : 'unselected'}
            aria-pressed={filters.view === 'map'}
            onClick={() => onFilters({ view: 'map' })}
          >
            {t('seatMap.viewMap')}
          </Button>
          <Button
            icon={<ListIcon />}
            variant={filters.view === 'list' ? 'selected' : 'unselected'}
            aria-pressed={filters.view === 'list'}
            onPointerEnter={preloadSeatList}
            onFocus={preloadSeatList}
            onClick={() => onFilters({ view: 'list' })}
          >
            {t('seatMap.viewList')}
          </Button>
        </Inline>
        {onBest && (
          <Button css={wide} variant={bestVariant} loading={isFinding} onClick={onBest}>
            {t('offer.findBest', { count: filters.numTokens })}
          </Button>
        )}
      </Inline>
      {filters.view === 'map' ? (
        <MapStage {...shared} spotlight={spotlight} {...(highlighted ? { highlighted } : {})} />
      ) : (
        <div css={[stage, listing]}>
          <Suspense fallback={loading}>
            {data.sectionAvailability ? <SeatList {...shared} /> : loading}
          </Suspense>
        </div>
      )}
      {selection.length > 0 && <SkipLink targetId={buyBarId}>{t('buy.label')}</SkipLink>}
      <SeatLegend
        offers={priced}
        priceRange={filters.priceRange}
        onPriceRange={(priceRange) => onFilters({ priceRange })}
        hasSeats={data.chart.sections.some(({ seating }) => seating === 'seated')}
        texts={texts}
        formatPrice={formatPrice}
      />
      <PickedViews chart={data.chart} selection={selection} />
    </Stack>
  );
}
