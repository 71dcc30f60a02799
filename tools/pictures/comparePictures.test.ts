import sharp from 'sharp';
import { comparePictures } from './comparePictures.ts';

const picture = (height: number, ...squares: { left: number; top: number }[]): Promise<Buffer> =>
  sharp({ create: { width: 100, height, channels: 3, background: '#1c1424' } })
    .composite(
      squares.map((place) => ({
        input: { create: { width: 10, height: 10, channels: 3, background: '#e3b34c' } },
        ...place,
      })),
    )
    .png()
    .toBuffer();

describe('comparePictures', () => {
  it('says of the same picture that nothing changed', async () => {
    expect(await comparePictures(await picture(100), await picture(100))).toEqual({ percent: 0 });
  });

  it('says how much changed and marks where', async () => {
    const { percent, difference } = await comparePictures(
      await picture(100),
      await picture(100, { left: 20, top: 20 }),
    );
    expect(percent).toBeCloseTo(1, 0);
    const { data, info } = await sharp(difference).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect(at(25, 25)).toEqual([255, 0, 0]);
    expect(at(80, 80)).not.toEqual([255, 0, 0]);
  });

  it('counts the extra height of one picture', async () => {
    expect((await comparePictures(await picture(100), await picture(200))).percent).toBeCloseTo(50, 0);
  });
});
