import type { Sharp } from 'sharp';

const svgLoader = { operation: ['VipsForeignLoadSvg'] };
/** Number of running renderings; sharp's block of the SVG loader is process-wide. */
let drawing = 0;

/**
 * Renders a picture of ours to pixels.
 * @param svg drawn by us; third-party SVG is never rendered
 */
export async function readDrawing<T>(svg: string, read: (image: Sharp) => Promise<T>): Promise<T> {
  const { default: sharp } = await import('sharp');
  // Photo uploads in this process rely on the block of the SVG loader; the last rendering restores it.
  if (drawing++ === 0) sharp.unblock(svgLoader);
  try {
    return await read(sharp(Buffer.from(svg)));
  } finally {
    if (--drawing === 0) sharp.block(svgLoader);
  }
}
