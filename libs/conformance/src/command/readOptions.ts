import { parseArgs } from 'node:util';

export interface CommandOptions {
  baseUrl: URL;
  /** Module with a `createWorld`; default: the sandbox of a Foyer server. */
  world: string | undefined;
  /** Parts to run; empty for all. */
  parts: string[];
  /** Share of the checks of each part, above 0 and up to 1. */
  share: number;
  seed: string | undefined;
  isDeep: boolean;
  /** Time in which an answer to broken input must arrive. */
  answerWithinMs: number;
}

export const usage = `npx @foyer/conformance --base-url URL [options]

Checks over HTTP that a server implements Foyer's contract. It creates accounts, carts and orders: use a trial installation.

  --base-url URL   address of the server; calls are below URL/api
  --world MODULE   module with a function createWorld(client), which makes people and things at this server
                   (default: a Foyer server with the sandbox on and an event on sale)
  --part NAME      functions, objects, rights, sites, fields, input, extra-fields or injection; may be repeated
                   (default: all)
  --share SHARE    share of the checks of each part, for example 0.1 (default: 1)
  --seed SEED      chooses the samples; the last line repeats it (default: foyer)
  --within MS      time in which an answer to broken input must arrive (default: 1000)
  --deep           takes every check, and every principal, cell and value of each, instead of samples
  --help           this text

Exit code: 0 if all checks passed, 1 after a failure, 2 if the run could not begin.`;

/** @throws Error that explains a wrong argument */
export function readOptions(words: readonly string[]): CommandOptions | 'help' {
  const { values } = parseArgs({
    args: [...words],
    options: {
      'base-url': { type: 'string' },
      world: { type: 'string' },
      part: { type: 'string', multiple: true },
      share: { type: 'string' },
      seed: { type: 'string' },
      within: { type: 'string' },
      deep: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const address = values['base-url'] ?? '';
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error('--base-url needs an address such as http://localhost:4200');
  const share = Number(values.share ?? 1);
  if (!(share > 0 && share <= 1)) throw new Error('--share is a number above 0 and up to 1');
  const answerWithinMs = Number(values.within ?? 1_000);
  if (!(answerWithinMs > 0)) throw new Error('--within is a number of milliseconds');
  return {
    baseUrl: new URL(address),
    world: values.world,
    parts: values.part ?? [],
    share,
    seed: values.seed,
    isDeep: values.deep ?? false,
    answerWithinMs,
  };
}
