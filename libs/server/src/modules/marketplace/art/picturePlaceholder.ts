import { rgbaToThumbHash } from 'thumbhash';
import { readDrawing } from './readDrawing.ts';

/** A ThumbHash keeps some 30 numbers of a picture: more pixels than these change none of them. */
const edge = 32;

/**
 * The blur of a picture of ours, as a ThumbHash in base64 of some 25 bytes: from its pixels, as they are drawn.
 * @param svg drawn by us; nobody else's is ever opened
 */
export async function picturePlaceholder(svg: string): Promise<string> {
  const { data, info } = await readDrawing(svg, (image) =>
    image.resize(edge, edge, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
