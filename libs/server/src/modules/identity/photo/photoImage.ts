import type { PhotoSettings } from '../../../config/serverConfig.ts';

/** What a file is worth as a photo. */
export type PhotoImage =
  { kind: 'photo'; jpeg: Buffer } | { kind: 'unsupportedImage' } | { kind: 'imageTooSmall' };

const formats = ['jpeg', 'png', 'webp'];
const workSeconds = 5;
const quality = 86;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Only what a camera or an editor writes is ever opened, whatever else the library could read [BI-09, BR-05].
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

/**
 * Makes the photo out of a file: told by its content and not by its name, turned upright, cut to a square, and written
 * anew, so that place, camera and whatever else lay in the file is gone [BI-09].
 */
export async function readPhotoImage(
  file: Buffer,
  { edge, minimumEdge, maximumPixels }: PhotoSettings,
): Promise<PhotoImage> {
  const sharp = await (loading ??= loadSharp());
  try {
    const image = sharp(file, { failOn: 'error', limitInputPixels: maximumPixels, sequentialRead: true });
    const { format, width, height } = await image.metadata();
    if (!formats.includes(format)) return { kind: 'unsupportedImage' };
    const shortSide = Math.min(width, height);
    if (shortSide < minimumEdge) return { kind: 'imageTooSmall' };
    const side = Math.min(edge, shortSide);
    const jpeg = await image
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: workSeconds })
      .jpeg({ quality })
      .toBuffer();
    return { kind: 'photo', jpeg };
  } catch {
    return { kind: 'unsupportedImage' };
  }
}
