import { rgbaToThumbHash } from 'thumbhash';

/** A ThumbHash keeps some 30 numbers of a picture: more pixels than these change none of them. */
const edge = 32;
const svgLoader = { operation: ['VipsForeignLoadSvg'] };
/** Pictures that are being drawn at this moment: the lock is one for the whole process. */
let drawing = 0;

/**
 * The blur of a picture of ours, as a ThumbHash in base64 of some 25 bytes: from its pixels, as they are drawn.
 * @param svg drawn by us; nobody else's is ever opened
 */
export async function picturePlaceholder(svg: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  // Where photos are read in this process too, drawings are shut out; they are again after the last of ours.
  if (drawing++ === 0) sharp.unblock(svgLoader);
  try {
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(edge, edge, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  } finally {
    if (--drawing === 0) sharp.block(svgLoader);
  }
}
