/** What is drawn with: the part of a canvas context that the map uses. */
export type DrawContext = CanvasRenderingContext2D;

/** A picture in memory, or the canvas on the page. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly context: DrawContext;
}

/** Makes a picture in memory; tests hand in one that records. */
export type CreateSurface = (width: number, height: number, opaque: boolean) => Surface;

/**
 * The browser's own surfaces.
 *
 * @throws Error where the browser gives no 2D context (out of memory, or switched off)
 */
export const createCanvasSurface: CreateSurface = (width, height, opaque) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: !opaque });
  if (!context) throw new Error('No 2D canvas');
  return { canvas, context };
};
