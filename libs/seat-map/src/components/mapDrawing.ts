import { createContext } from 'react';
import { createCanvasSurface, type CreateSurface, type Surface } from '../draw/surface.ts';
import { browserClock, type MapClock } from '../engine/mapClock.ts';

/** What the map draws with, and its time: comes in by the door, so that tests can watch it. */
export interface MapDrawing {
  readonly clock: MapClock;
  readonly createSurface: CreateSurface;
  /** `undefined` where the browser cannot draw. */
  readonly surfaceOf: (canvas: HTMLCanvasElement) => Surface | undefined;
}

const browserDrawing: MapDrawing = {
  clock: browserClock,
  createSurface: createCanvasSurface,
  surfaceOf: (canvas) => {
    const context = canvas.getContext('2d', { alpha: false });
    return context ? { canvas, context } : undefined;
  },
};

/** Replaced in tests only. */
export const MapDrawingContext = createContext(browserDrawing);
