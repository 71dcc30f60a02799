import sharp, { type Sharp } from 'sharp';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { signUp } from '../../../testing/people/signUp.ts';

const server = useTestServer();
const plain = (width = 400, height = 300): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c9a24b' } });
const upload = (token: string, file: Buffer) =>
  server.call('setPhoto', { token, body: { image: file.toString('base64') } });
const get = (url: string) => server.inject({ method: 'GET', url, headers: { host: 'localhost' } });

async function uploaded(token: string, file: Buffer): Promise<string> {
  const answer = await upload(token, file);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body.profilePictureUrl!;
}

describe('setPhoto [I3.08]', () => {
  it('makes a square, unverified JPEG of what a camera or an editor writes', async () => {
    const { token } = await signUp(server);
    for (const file of [plain().jpeg(), plain().png(), plain().webp(), plain(3000, 2000).jpeg()]) {
      const address = await uploaded(token, await file.toBuffer());
      const { format, width, height } = await sharp((await get(address)).rawPayload).metadata();
      expect([format, width === height, width <= 1024]).toEqual(['jpeg', true, true]);
    }
    const { body: profile } = await server.call('getProfile', { token });
    expect(profile.profilePictureVerificationStatus).toBe('UNVERIFIED');
  });

  it('turns it upright, and keeps nothing else of the file: no place, no camera, no comment [BI-09]', async () => {
    const { token } = await signUp(server);
    // Left half red; its orientation metadata requires a turn by 180 degrees.
    const half = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const file = await plain(400, 400)
      .composite([{ input: half, left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'canary-owner', Orientation: '3' },
        IFD3: { GPSLatitude: '45/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 3 })
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { rawPayload } = await get(await uploaded(token, file));
    const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, undefined, 1]);
    expect(rawPayload.includes('canary-owner')).toBe(false);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const redAt = (share: number) => data[Math.round(info.width * share) * info.channels + 1]! < 60;
    expect([redAt(0.1), redAt(0.9)]).toEqual([false, true]);
  });

  it.each([
    [
      'a drawing with a script',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
      ),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    [
      'something that only begins as a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400)]),
    ],
    ['text', Buffer.from('not a picture at all')],
  ])('refuses %s by its content [BI-09, BR-05]', async (_name, file) => {
    const { token } = await signUp(server);
    const answer = await upload(token, file);
    expect([answer.status, answer.error?.code]).toEqual([422, 'unsupportedImage']);
    expect((await server.call('getProfile', { token })).body.profilePictureUrl).toBeUndefined();
  });

  it('takes a picture with a program behind it as the picture alone [BI-09]', async () => {
    const { token } = await signUp(server);
    const file = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('<script>canary()</script>')]);
    expect((await get(await uploaded(token, file))).rawPayload.includes('canary')).toBe(false);
  });

  it('refuses what is too small, too large, or a bomb of pixels [BI-09]', async () => {
    const { token } = await signUp(server);
    const small = await upload(token, await plain(400, 199).png().toBuffer());
    expect(small.error).toMatchObject({ code: 'imageTooSmall', details: { minimumEdge: 200 } });
    expect(small.error?.message).toContain('200');
    expect((await upload(token, await plain(200, 200).png().toBuffer())).status).toBe(200);
    expect((await upload(token, Buffer.alloc(5_000_001, 1))).error?.code).toBe('payloadTooLarge');
    expect((await upload(token, Buffer.alloc(7_000_000, 1))).status).toBe(413);
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect((await upload(token, bomb)).error?.code).toBe('unsupportedImage');
  }, 30_000);

  it('is limited, as everything that costs work is [AZ-12]', async () => {
    const { token } = await signUp(server);
    const file = Buffer.from('no picture');
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await upload(token, file)).status);
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([422]), 429]);
  });
});

describe('a photo', () => {
  it('is served inert and uncached [BR-10]', async () => {
    const { token } = await signUp(server);
    const address = await uploaded(token, await plain().jpeg().toBuffer());
    expect(address).toMatch(/^\/photos\/[A-Za-z0-9_-]{43}\.jpg$/);
    const { headers, statusCode } = await get(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'attachment; filename="photo.jpg"',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers.etag).toBeUndefined();
  });

  it('is gone from its address when it is changed or removed', async () => {
    const { token } = await signUp(server);
    const file = await plain().jpeg().toBuffer();
    const first = await uploaded(token, file);
    const second = await uploaded(token, file);
    expect(second).not.toBe(first);
    expect((await get(first)).statusCode).toBe(404);
    const { body } = await server.call('removePhoto', { token });
    expect([body.profilePictureUrl, body.profilePictureVerificationStatus]).toEqual([undefined, undefined]);
    expect((await get(second)).statusCode).toBe(404);
    expect((await server.call('removePhoto', { token })).status).toBe(200);
  });

  it.each(['x', '../../etc/passwd', `${'A'.repeat(43)}.jpg`, `${'A'.repeat(43)}.svg`])(
    'is not found under %s',
    async (name) => {
      expect([400, 404]).toContain((await get(`/photos/${name}`)).statusCode);
    },
  );
});
