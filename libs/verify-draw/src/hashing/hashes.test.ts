import { fromHex, fromText, toHex } from './bytes.ts';
import * as inNode from './hashes.ts';

/** The module as a browser loads it: without Node's own hash. */
async function loadForBrowser(): Promise<typeof inNode> {
  const { getBuiltinModule } = process;
  Object.assign(process, { getBuiltinModule: undefined });
  try {
    return (await import(`./hashes.ts?${'browser'}`)) as typeof inNode;
  } finally {
    Object.assign(process, { getBuiltinModule });
  }
}

describe.each([
  ['in Node', async () => inNode],
  ['in a browser', loadForBrowser],
])('hashes %s', (_where, load) => {
  it('are SHA-256 (FIPS 180-2, B.1)', async () => {
    const { sha256 } = await load();
    expect(toHex(await sha256(fromText('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it.each([
    ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
  ])('are HMAC-SHA-256 under a key (RFC 4231): %s', async (key, text, hmac) => {
    const { hmacSha256 } = await load();
    expect(toHex(await hmacSha256(fromHex(key))(fromText(text)))).toBe(hmac);
  });
});

it('uses WebCrypto without Node', async () => {
  const digest = jest.spyOn(crypto.subtle, 'digest');
  await (await loadForBrowser()).sha256(fromText('abc'));
  expect(digest).toHaveBeenCalledTimes(1);
  digest.mockClear();
  await inNode.sha256(fromText('abc'));
  expect(digest).not.toHaveBeenCalled();
});
