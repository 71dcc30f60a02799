import { rgbaToThumbHash } from 'thumbhash';
import { readDrawing } from '../../../platform/pictures/readDrawing.ts';

/** Edge length in pixels; a ThumbHash has some 30 coefficients, which more pixels don't improve. */
const edge = 32;

/**
 * Computes the blurred placeholder of a picture from its rendered pixels: a ThumbHash in base64, some 25 bytes.
 * @param svg drawn by us; third-party SVG is never rendered
 */
export async function picturePlaceholder(svg: string): Promise<string> {
  const { data, info } = await readDrawing(svg, (image) =>
    image.resize(edge, edge, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
