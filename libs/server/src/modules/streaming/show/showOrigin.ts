import { readFile } from 'node:fs/promises';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { seconds } from '../../../platform/time/units.ts';

/** Time after a failed segment in which the stream counts as down, unless a later one can be read. */
const downMs = seconds(30);

interface Origin {
  /** Time of the first failure since a segment could be read. */
  downSince?: Date | undefined;
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
    origin.downSince = undefined;
    return content;
  } catch (error) {
    origin.failedAt = platform.clock();
    origin.downSince ??= origin.failedAt;
    throw error;
  }
}

/** Returns since when the origin of streams is down, by the last segment that was asked for. */
export function downSince(platform: Platform): Date | undefined {
  const { failedAt, downSince: since } = originOf(platform);
  const isDown = failedAt !== undefined && platform.clock().getTime() - failedAt.getTime() < downMs;
  return isDown ? since : undefined;
}
