import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash';
import { picturePlaceholder } from './picturePlaceholder.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#2b1742"/><rect width="50%" height="100%" fill="#e2a63b"/></svg>`;

describe('picturePlaceholder', () => {
  it('has the colours and the shape of the picture, in a few bytes', async () => {
    const placeholder = await picturePlaceholder(drawing(1600, 900));
    expect(placeholder).toMatch(/^[A-Za-z0-9+/]{4,44}={0,2}$/);
    const hash = Buffer.from(placeholder, 'base64');
    expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(16 / 9, 0);
    const { r, g, b, a } = thumbHashToAverageRGBA(hash);
    expect(r).toBeCloseTo((0x2b + 0xe2) / 2 / 255, 1);
    expect(g).toBeCloseTo((0x17 + 0xa6) / 2 / 255, 1);
    expect(b).toBeCloseTo((0x42 + 0x3b) / 2 / 255, 1);
    expect(a).toBe(1);
  });

  it('is the same at every drawing, also for several at once', async () => {
    const several = Array.from({ length: 40 }, () => picturePlaceholder(drawing(800, 1000)));
    expect(new Set(await Promise.all(several)).size).toBe(1);
  });

  it('shuts drawings out again when the last is done', async () => {
    await Promise.all([picturePlaceholder(drawing(8, 8)), picturePlaceholder(drawing(800, 1000))]);
    await expect(sharp(Buffer.from(drawing(8, 8))).metadata()).rejects.toThrow('unsupported image format');
  });
});
