import type { Bounds } from '../model/sectionModel.ts';

/** Position of the view: `screen = map * scale + offset`, in CSS pixels. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Size of the canvas in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Limits of the zoom. */
export interface ZoomLimits {
  readonly min: number;
  readonly max: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts map units to pixels. */
export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
  x: x * camera.scale + camera.x,
  y: y * camera.scale + camera.y,
});

/** Converts pixels to map units. */
export const toMap = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});

/** Returns the visible part of the map, with a margin in pixels around it. */
export function visibleBounds(camera: Camera, { width, height }: Viewport, margin = 0): Bounds {
  const low = toMap(camera, { x: -margin, y: -margin });
  const high = toMap(camera, { x: width + margin, y: height + margin });
  return { minX: low.x, minY: low.y, maxX: high.x, maxY: high.y };
}

/** Whether a point is in a rectangle, edges included. */
export const contains = ({ minX, minY, maxX, maxY }: Bounds, { x, y }: Point): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** Fits a rectangle into the centre of the viewport. */
export function fitCamera(bounds: Bounds, viewport: Viewport, padding = 16, maxScale = Infinity): Camera {
  const width = Math.max(bounds.maxX - bounds.minX, 1);
  const height = Math.max(bounds.maxY - bounds.minY, 1);
  const across = Math.max(viewport.width - 2 * padding, 1) / width;
  const down = Math.max(viewport.height - 2 * padding, 1) / height;
  const scale = Math.min(across, down, maxScale);
  return centredOn({ x: bounds.minX + width / 2, y: bounds.minY + height / 2 }, scale, viewport);
}

/** Centres a point of the map. */
export function centredOn({ x, y }: Point, scale: number, { width, height }: Viewport): Camera {
  return { scale, x: width / 2 - x * scale, y: height / 2 - y * scale };
}

/** Zooms by a factor, keeping the point at `anchor` (pixels) in place. */
export function zoomAt(camera: Camera, factor: number, anchor: Point, { min, max }: ZoomLimits): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, min), max);
  const by = scale / camera.scale;
  return { scale, x: anchor.x - (anchor.x - camera.x) * by, y: anchor.y - (anchor.y - camera.y) * by };
}

/** Keeps the map in view: centred if smaller than the viewport, at most half a viewport away if larger. */
export function clampCamera(camera: Camera, bounds: Bounds, viewport: Viewport): Camera {
  const axis = (offset: number, low: number, high: number, size: number): number => {
    const start = low * camera.scale;
    const end = high * camera.scale;
    if (end - start <= size) return (size - start - end) / 2;
    return Math.min(Math.max(offset, size / 2 - end), size / 2 - start);
  };
  return {
    scale: camera.scale,
    x: axis(camera.x, bounds.minX, bounds.maxX, viewport.width),
    y: axis(camera.y, bounds.minY, bounds.maxY, viewport.height),
  };
}
