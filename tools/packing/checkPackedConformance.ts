import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand, type CommandResult } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** A tenth of the checks in a plain run, all in a deep one. */
const share = '0.1';
/** Always the same tenth: it shows that package, command and port work together. The server's tests vary their samples. */
const seed = 'packed';
/** The speed of answers is tested on the server alone; here other steps run beside it. */
const patienceMs = '10000';
const plan = 'libs/server/test-fixtures/seating-plans/corner-playhouse.json';
const venue = {
  '@type': 'Place',
  name: 'The Corner Playhouse',
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Denver',
    addressRegion: 'CO',
    postalCode: '80209',
  },
};

/** Event of next year at a hall whose plan has one price. */
const eventOf = (name: string, organizer: string) => ({
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name,
  organizer: { name: organizer },
  startDate: `${new Date().getUTCFullYear() + 1}-09-14T21:30`,
  location: venue,
  offers: { '@type': 'Offer', priceCurrency: 'USD', price: '13.00' },
});

export interface ConformanceOutcome {
  /** Report of the command, or an empty string if it did not fail. */
  problem: string;
  /** Last line of the report: totals and seed. */
  totals: string;
}

/**
 * Imports two events of two organisations into the running packed server and runs the packed conformance suite against
 * it, following both READMEs.
 * @param variables of the server
 */
export async function checkPackedConformance(
  scratch: string,
  baseUrl: string,
  variables: Record<string, string>,
): Promise<ConformanceOutcome> {
  const npx = (...words: string[]): Promise<CommandResult> =>
    runCommand('npx', ['--no-install', ...words], {
      cwd: scratch,
      env: { ...variables, npm_config_local_prefix: scratch },
    });
  const events = [eventOf('Lantern Session', 'Harbour Nights'), eventOf('Paper Moons', 'Velvet Rope')];
  writeFileSync(path.join(scratch, 'events.json'), JSON.stringify(events));
  cpSync(inWorkspace(plan), path.join(scratch, 'plan.json'));
  const imported = await npx('@foyer/server', 'import', 'events.json', '--plan', 'plan.json');
  if (imported.code !== 0) return { problem: `no event could be imported: ${imported.output}`, totals: '' };
  const words = [
    '--base-url',
    baseUrl,
    '--world',
    './src/world.ts',
    '--share',
    share,
    '--seed',
    seed,
    '--within',
    patienceMs,
  ];
  const checked = await npx('@foyer/conformance', ...words);
  const report = checked.output.trim();
  return { problem: checked.code === 0 ? '' : report, totals: report.split('\n').at(-1)! };
}
