import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, readyBytes } from './readyBytes.ts';
import { SerialisedAnswer } from './serialisedAnswer.ts';

describe('bytes that are ready', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0', 'identity'],
    ['deflate', 'identity'],
  ])('%s takes %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it('are the same text in every encoding, and made once', async () => {
    const answer = new SerialisedAnswer(200, JSON.stringify({ text: 'é'.repeat(2_000) }));
    const [first, second] = [await readyBytes(answer, 'br'), await readyBytes(answer, 'br, gzip')];
    expect(second.bytes).toBe(first.bytes);
    expect(brotliDecompressSync(first.bytes).toString()).toBe(answer.body);
    expect(gunzipSync((await readyBytes(answer, 'gzip')).bytes).toString()).toBe(answer.body);
    expect((await readyBytes(answer, undefined)).bytes.toString()).toBe(answer.body);
  });

  it('leave what is small as it is', async () => {
    const { encoding } = await readyBytes(new SerialisedAnswer(200, '{}'), 'br');
    expect(encoding).toBe('identity');
  });
});
