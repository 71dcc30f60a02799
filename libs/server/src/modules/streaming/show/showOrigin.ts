import { readFile } from 'node:fs/promises';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { seconds } from '../../../platform/time/units.ts';

/** Time after a failed segment in which the stream counts as down, unless a later one can be read. */
const downMs = seconds(30);

interface Origin {
  failedAt?: Date | undefined;
}

const origins = stateKey<Origin>('origin of streams');
const originOf = ({ state }: Platform): Origin => state.of<Origin>(origins, () => ({}));

/** Reads a segment of the sample show. */
export async function readSegment(platform: Platform, file: string): Promise<Buffer> {
  const origin = originOf(platform);
  try {
    await platform.faultPoint('beforeSegment');
    const content = await readFile(new URL(`./segments/${file}`, import.meta.url));
    origin.failedAt = undefined;
    return content;
  } catch (error) {
    origin.failedAt = platform.clock();
    throw error;
  }
}

/** Tells whether the origin of streams is down, by the last segment that was asked for. */
export function isOriginDown(platform: Platform): boolean {
  const { failedAt } = originOf(platform);
  return failedAt !== undefined && platform.clock().getTime() - failedAt.getTime() < downMs;
}
