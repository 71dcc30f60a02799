/** Canvas context that the map draws with. */
export type DrawContext = CanvasRenderingContext2D;

/** Off-screen canvas, or the canvas of the page. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly context: DrawContext;
}

/** Creates an off-screen surface; tests inject a recording one. */
export type CreateSurface = (width: number, height: number, opaque: boolean) => Surface;

/**
 * Creates the browser's own surfaces.
 * @throws Error if the browser provides no 2D context (out of memory, or disabled)
 */
export const createCanvasSurface: CreateSurface = (width, height, opaque) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: !opaque });
  if (!context) throw new Error('No 2D canvas');
  return { canvas, context };
};
