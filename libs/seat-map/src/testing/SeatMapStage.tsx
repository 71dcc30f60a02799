import { useState } from 'react';
import type { SeatAvailability } from '../chart/seatAvailability.ts';
import type { SeatChart } from '../chart/seatChart.ts';
import { SeatLegend } from '../components/map/SeatLegend.tsx';
import { SeatList } from '../components/list/SeatList.tsx';
import { SeatMap } from '../components/map/SeatMap.tsx';
import type { SeatSpotlight } from '../components/seatMapProps.ts';
import type { SeatFilters } from '../model/seatFilters.ts';
import { englishSeatMapTexts } from '../texts/englishSeatMapTexts.ts';
import { buildSale, withoutRows } from './buildSale.ts';

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const formatPrice = ({ amount }: { amount: number }) => formatter.format(amount / 100);

/** Props of a page around map or list, which holds the selection and loads sections. */
export interface SeatMapStageProps {
  readonly chart: SeatChart;
  readonly view: 'map' | 'list';
  readonly sold?: number;
  readonly filters?: SeatFilters;
  readonly highlighted?: readonly string[];
  readonly selection?: readonly string[];
  readonly maxSeats?: number;
  readonly spotlight?: SeatSpotlight;
  readonly capturesScroll?: boolean;
  /** How requested sections load. */
  readonly loading?: 'at once' | 'all there' | 'never' | 'failing';
  readonly height?: number | string;
}

/** Page around map or list, for stories and experiments. */
export function SeatMapStage(props: SeatMapStageProps) {
  const { chart, view, sold, loading = 'at once', height = 560 } = props;
  const [sale] = useState(() => buildSale(chart, sold));
  const [loaded, setLoaded] = useState<SeatChart>(() =>
    loading === 'all there' ? chart : withoutRows(chart),
  );
  const [seats, setSeats] = useState<Record<string, SeatAvailability | undefined>>(
    loading === 'all there' ? sale.seatAvailability : {},
  );
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [selection, setSelection] = useState<readonly string[]>(props.selection ?? []);

  const load = (codes: readonly string[]): void => {
    if (loading === 'never') return;
    if (loading === 'failing') {
      setFailed((before) => [...new Set([...before, ...codes])]);
      return;
    }
    const isAsked = (code: string) => codes.includes(code);
    setLoaded((before) => ({
      ...before,
      sections: before.sections.map((section, at) =>
        isAsked(section.sectionCode) ? chart.sections[at]! : section,
      ),
    }));
    setSeats((before) => ({
      ...before,
      ...Object.fromEntries(codes.map((code) => [code, sale.seatAvailability[code]])),
    }));
  };

  const common = {
    chart: loaded,
    sectionAvailability: sale.sectionAvailability,
    seatAvailability: seats,
    offers: sale.offers,
    offerSets: sale.offerSets,
    failedSections: failed,
    selection,
    onSelectionChange: setSelection,
    onSectionsNeeded: load,
    texts: englishSeatMapTexts,
    formatPrice,
    ...(props.filters ? { filters: props.filters } : {}),
    ...(props.maxSeats ? { maxSeats: props.maxSeats } : {}),
    ...(props.highlighted ? { highlighted: props.highlighted } : {}),
  };
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ height, borderRadius: 18, overflow: 'hidden', position: 'relative' }}>
        {view === 'map' ? (
          <SeatMap {...common} spotlight={props.spotlight} capturesScroll={props.capturesScroll ?? false} />
        ) : (
          <SeatList {...common} />
        )}
      </div>
      <SeatLegend offers={sale.offers} texts={englishSeatMapTexts} formatPrice={formatPrice} />
    </div>
  );
}
