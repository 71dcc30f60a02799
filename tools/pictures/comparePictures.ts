import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Comparison {
  /** Percentage of differing pixels; 0 if there are none. */
  percent: number;
  /** Differences in red over the faded picture; absent if there are none. */
  difference?: Buffer;
}

const ground = { r: 255, g: 0, b: 255, alpha: 1 };

async function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(png).metadata();
  return sharp(png)
    .extend({ right: width - own.width, bottom: height - own.height, background: ground })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/**
 * Compares two pictures perceptually: anti-aliasing alone is no difference. If one is larger, its additional area
 * differs.
 * @param before @param now PNG files
 */
export async function comparePictures(before: Buffer, now: Buffer): Promise<Comparison> {
  if (before.equals(now)) return { percent: 0 };
  const sizes = await Promise.all([before, now].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [was, is] = await Promise.all([before, now].map((png) => pixelsOf(png, width, height)));
  const marked = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(was!, is!, marked, width, height, { threshold: 0.1, alpha: 0.25 });
  if (differing === 0) return { percent: 0 };
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { percent: (differing / (width * height)) * 100, difference };
}
