import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rememberByText } from '../../caching/rememberByText.ts';
import type { SerialisedAnswer } from './serialisedAnswer.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Minimum size worth compressing, in bytes. */
const smallest = 1_024;
const known = new WeakMap<SerialisedAnswer, Map<Encoding, Promise<Buffer>>>();

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};

const encodingOf = rememberByText((accepted): Encoding => {
  const names = accepted
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
});

/** Chooses the best encoding that both caller and server support; `br;q=0` refuses one. */
export const chooseEncoding = (accepted: string | string[] | undefined): Encoding =>
  encodingOf(String(accepted ?? ''));

/** Returns the bytes of a cached answer, compressed once per encoding. */
export async function readyBytes(
  answer: SerialisedAnswer,
  accepted: string | string[] | undefined,
): Promise<{ bytes: Buffer; encoding: Encoding }> {
  const encoding = answer.body.length < smallest ? 'identity' : chooseEncoding(accepted);
  const ofAnswer = known.get(answer) ?? new Map<Encoding, Promise<Buffer>>();
  known.set(answer, ofAnswer);
  const bytes = ofAnswer.get(encoding) ?? encoders[encoding](Buffer.from(answer.body));
  ofAnswer.set(encoding, bytes);
  return { bytes: await bytes, encoding };
}
