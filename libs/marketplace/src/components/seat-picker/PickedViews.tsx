import { Suspense } from 'react';
import { lazyPart } from '@foyer/ui-kit';
import type { SeatViewsProps } from './SeatViews.tsx';

const SeatViews = lazyPart(async () => (await import('./SeatViews.tsx')).SeatViews);

/** Shows what is seen from picked seats; loads nothing before one is picked in a chart with pictures. */
export function PickedViews(props: SeatViewsProps) {
  return (
    props.selection.length > 0 &&
    props.chart.sections.some(({ viewUrl }) => viewUrl) && (
      <Suspense>
        <SeatViews {...props} />
      </Suspense>
    )
  );
}
