import { createContext } from 'react';
import { createCanvasSurface, type CreateSurface, type Surface } from '../../draw/surface.ts';
import type * as mapDetails from '../map-details/mapDetails.ts';
import { browserClock, type MapClock } from '../../engine/mapClock.ts';

/** Deferred chunk, loaded after the first paint. */
export type MapDetails = typeof mapDetails;

/** Drawing surface, clock and chunk loader of the map; injected, so that tests can replace them. */
export interface MapDrawing {
  readonly clock: MapClock;
  readonly createSurface: CreateSurface;
  /** `null` or `undefined` if the browser has no canvas. */
  readonly surfaceOf: (canvas: HTMLCanvasElement) => Surface | null | undefined;
  readonly loadDetails: () => Promise<MapDetails>;
}

const browserDrawing: MapDrawing = {
  clock: browserClock,
  createSurface: createCanvasSurface,
  surfaceOf: (canvas) => {
    const context = canvas.getContext('2d', { alpha: false });
    return context && { canvas, context };
  },
  loadDetails: () => import('../map-details/mapDetails.ts'),
};

/** Overridden in tests only. */
export const MapDrawingContext = createContext(browserDrawing);
