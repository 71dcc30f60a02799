import { css } from '@emotion/react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { SeatLegend, type SeatSpotlight } from '@foyer/seat-map';
import { whenIdle } from '@foyer/util';
import { Button, ErrorState, SkipLink, Stack, theme } from '@foyer/ui-kit';
import type { OfferFilters } from '../../model/offer/offerFilters.ts';
import { buyBarId } from '../pick/BuyBar.tsx';
import { MapLoading } from './MapLoading.tsx';
import { MapStage } from './MapStage.tsx';
import { PickedViews } from './PickedViews.tsx';
import { useSeatPick, type SeatPickOptions } from './useSeatPick.ts';

/** Loads the map or the list for one offer from here: they share this picker's code, which loads nothing for them. */
export const loadSeatStage = () => import('./SeatStage.tsx');
export const loadOfferSeats = () => import('./OfferSeats.tsx');
/** A failure is ignored, since opening the seats of an offer tries again. */
const preloadOfferSeats = (): void => void loadOfferSeats().catch(() => undefined);

/** On a phone the bar has it, while nothing is picked. */
const inBar = css({ [theme.media.belowTablet]: { display: 'none' } });
const best = css({ justifySelf: 'start', [theme.media.belowTablet]: { justifySelf: 'stretch' } });

export interface SeatPickerProps extends SeatPickOptions {
  /** Changes the price range by the legend. */
  onFilters: (change: Partial<OfferFilters>) => void;
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
  /** Offer to which the seats are limited; all by default. */
  offerGroupId?: string;
}

/** Seat selection on a map; the list of offers has the same seats in words [C2.25]. */
export function SeatPicker(props: SeatPickerProps) {
  const { filters, offers, onFilters, onArea, onBest, spotlight, highlighted, isFinding, bestVariant } =
    props;
  const { t } = useTranslation('marketplace');
  const { chart, error, retry, seats } = useSeatPick(props, props.offerGroupId);
  const { selection, pricedOffers, texts, formatPrice } = seats;
  const pickArea = useCallback(
    (sectionCode: string) => {
      const offer = offers.find((each) => each.seating === 'ga' && each.sectionCodes.includes(sectionCode));
      if (offer) onArea(offer);
    },
    [offers, onArea],
  );
  // The seats of the offers are preloaded once the map is drawn.
  useEffect(() => (chart ? whenIdle(preloadOfferSeats) : undefined), [chart]);
  if (!chart) {
    if (error === undefined) return <MapLoading />;
    return (
      <ErrorState title={t('seatMap.failed')} onRetry={retry}>
        {errorText(t, error)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={4}>
      {onBest && (
        <Button
          css={[best, bestVariant === 'primary' && inBar]}
          variant={bestVariant}
          loading={isFinding}
          onClick={onBest}
        >
          {t('offer.findBest', { count: filters.numTokens })}
        </Button>
      )}
      <MapStage
        {...seats}
        chart={chart}
        onAreaPick={pickArea}
        spotlight={spotlight}
        {...(highlighted ? { highlighted } : {})}
      />
      {selection.length > 0 && <SkipLink targetId={buyBarId}>{t('buy.label')}</SkipLink>}
      <SeatLegend
        offers={pricedOffers}
        priceRange={filters.priceRange}
        onPriceRange={(priceRange) => onFilters({ priceRange })}
        hasSeats={chart.sections.some(({ seating }) => seating === 'seated')}
        texts={texts}
        formatPrice={formatPrice}
      />
      <PickedViews chart={chart} selection={selection} />
    </Stack>
  );
}
