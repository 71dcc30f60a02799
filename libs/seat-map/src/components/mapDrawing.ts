import { createContext } from 'react';
import { createCanvasSurface, type CreateSurface, type Surface } from '../draw/surface.ts';
import type * as mapDetails from './mapDetails.ts';
import { browserClock, type MapClock } from '../engine/mapClock.ts';

/** What comes after the first picture. */
export type MapDetails = typeof mapDetails;

/** What the map draws with, its time, and where the rest of it comes from: by the door, so that tests can watch it. */
export interface MapDrawing {
  readonly clock: MapClock;
  readonly createSurface: CreateSurface;
  /** Nothing where the browser cannot draw. */
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
  loadDetails: () => import('./mapDetails.ts'),
};

/** Replaced in tests only. */
export const MapDrawingContext = createContext(browserDrawing);
