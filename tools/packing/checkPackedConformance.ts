import { readFileSync, writeFileSync } from 'node:fs';
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

interface SeatingPlan {
  size: { width: number; height: number };
  zones: {
    name: string;
    zone_id: string;
    uuid?: string;
    position: { x: number; y: number };
    rows: { seats: { seat_guid: string }[] }[];
  }[];
}

/** Returns a plan three times over, a copy below the other: all cases together need more places than the hall has. */
function threefold({ size, zones, ...rest }: SeatingPlan): SeatingPlan {
  const copy = (at: number): SeatingPlan['zones'] =>
    zones.map(({ uuid: _, name, zone_id, position, rows, ...zone }) => ({
      ...zone,
      name: `${name} ${at}`,
      zone_id: `${zone_id}-${at}`,
      position: { ...position, y: position.y + at * size.height },
      rows: rows.map(({ seats, ...row }) => ({
        ...row,
        seats: seats.map((seat) => ({ ...seat, seat_guid: `${seat.seat_guid}-${at}` })),
      })),
    }));
  return { ...rest, size: { ...size, height: size.height * 3 }, zones: [0, 1, 2].flatMap(copy) };
}

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
  const hall = JSON.parse(readFileSync(inWorkspace(plan), 'utf8')) as SeatingPlan;
  writeFileSync(path.join(scratch, 'plan.json'), JSON.stringify(threefold(hall)));
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
