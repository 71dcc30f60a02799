import { seconds } from '../../time/units.ts';
import { readChain, valueOfRound, type DrandChain } from './drandChain.ts';
import type { RandomnessBeacon } from './randomnessBeacon.ts';

const longestMs = seconds(5);

export interface DrandSettings {
  /** Address of a service, such as https://api.drand.sh. It is not trusted: the hash and signatures are checked. */
  url: string;
  /** Hash of the chain, which covers its public key; 64 hexadecimal digits. */
  chainHash: string;
}

/** Chain of the League of Entropy with a round every three seconds. */
export const defaultDrand: DrandSettings = {
  url: 'https://api.drand.sh',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Creates a beacon from a drand chain: the randomness that many organisations sign together, round by round. */
export function createDrandBeacon({ url, chainHash }: DrandSettings): RandomnessBeacon {
  const ask = async (path: string): Promise<Record<string, unknown> | undefined> => {
    const answer = await fetch(`${url}/${chainHash}/${path}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    });
    // Rounds of the future are answered as not found, or too early.
    if (answer.status === 404 || answer.status === 425) return undefined;
    if (!answer.ok) throw new Error(`The randomness beacon answers ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  let chain: DrandChain | undefined;
  const knownChain = async (): Promise<DrandChain> =>
    (chain ??= readChain((await ask('info')) ?? {}, chainHash));
  return {
    source: `drand/${chainHash}`,
    roundAfter: async (time) => {
      const { genesis, period } = await knownChain();
      const { round: latest } = (await ask('public/latest')) ?? {};
      if (!isCount(latest)) throw new Error('The randomness beacon has no latest round');
      // Round 1 appears at the genesis. The clock of the caller may be behind that of the beacon.
      const atTime = Math.floor((time.getTime() / seconds(1) - genesis) / period) + 2;
      return Math.max(latest + 1, atTime);
    },
    timeOf: async (round) => {
      const { genesis, period } = await knownChain();
      return new Date(seconds(genesis + (round - 1) * period));
    },
    valueOf: async (round) => {
      const answer = await ask(`public/${round}`);
      return answer && valueOfRound(await knownChain(), round, answer);
    },
  };
}
