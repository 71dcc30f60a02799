/** Square within an image, in image pixels. */
export interface PhotoCut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Largest edge that the server keeps. */
const edge = 1_024;
const quality = 0.9;

/**
 * Crops a square from a loaded image and encodes it as a JPEG.
 * @returns the file in base64; `undefined` when the browser lacks memory
 */
export function cutPhoto(image: CanvasImageSource, cut: PhotoCut): string | undefined {
  const canvas = document.createElement('canvas');
  const side = Math.round(Math.min(edge, cut.width));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, side, side);
  const [, base64] = canvas.toDataURL('image/jpeg', quality).split(';base64,');
  return base64 === '' ? undefined : base64;
}
