import type { PhotoSettings } from '../settings/identitySettings.ts';

/** Result of reading a file as a photo. */
export type PhotoImage =
  { kind: 'photo'; jpeg: Buffer } | { kind: 'unsupportedImage' } | { kind: 'imageTooSmall' };

const formats = ['jpeg', 'png', 'webp'];
const workSeconds = 5;
const quality = 86;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Allows only decoders for formats of cameras and editors [BI-09, BR-05].
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

/**
 * Converts a file to a photo: detects the format by content, turns it upright, crops it to a square and re-encodes it,
 * which removes metadata such as place and camera [BI-09].
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
