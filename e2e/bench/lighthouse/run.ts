/**
 * Audits discover and the event page with Lighthouse on a phone, against static pages of the same content with the
 * baseline's script, alternately: `npm run bench -- lighthouse`. Traces of the slowest run are in `.foyer/reports`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Result } from 'lighthouse';
import { ensureChromium } from '../../../tools/install/debianPackages.ts';
import { auditPage } from '../../../tools/lighthouse/auditPage.ts';
import { startWorkerSite } from '../../support/site/startWorkerSite.ts';
import { hasSeats, pickEvent } from '../../support/purchase/pickEvent.ts';
import globalSetup from '../../support/site/globalSetup.ts';
import globalTeardown from '../../support/site/globalTeardown.ts';
import { ownFolder } from '../../../tools/workspace/workspacePaths.ts';
import { printGoals, ratios } from '../../../tools/bench/server/goalTable.ts';
import { bundleFloor, freeze, serveStatic } from './staticPages.ts';

const rounds = Number(process.argv[2] ?? 5);
const problem = await ensureChromium();
if (problem) throw new Error(problem);

const scoreOf = (result: Result): number => Math.round((result.categories.performance?.score ?? 0) * 100);
const valueOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;
const paintOf = (result: Result): number => valueOf(result, 'largest-contentful-paint');

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-lighthouse-'));
const reports = path.join(ownFolder, 'reports');
mkdirSync(reports, { recursive: true });
let worker: Awaited<ReturnType<typeof startWorkerSite>> | undefined;
try {
  await globalSetup();
  worker = await startWorkerSite('bench');
  const { site } = worker;
  const event = await pickEvent(site, hasSeats);
  const pages = { discover: '/', 'event page': `/events/${event.vanityName}/${event.eventId}` };
  const frozen = new Map<string, string>();
  for (const [name, address] of Object.entries(pages)) {
    frozen.set(encodeURIComponent(name), await freeze(site.at(address)));
  }
  const still = await serveStatic(frozen, await bundleFloor(folder), site.port);
  for (const [name, address] of Object.entries(pages)) {
    const turns: { ours: Result; floor: Result }[] = [];
    for (let at = 0; at < rounds; at += 1) {
      const ours = await auditPage(site.at(address), ['performance']);
      turns.push({ ours, floor: await auditPage(still.urlOf(encodeURIComponent(name)), ['performance']) });
    }
    const ours = turns.map((turn) => turn.ours);
    const paints = ours.map(paintOf);
    const stills = turns.map(({ floor }) => paintOf(floor));
    const slowest = ours.reduce((worst, each) => (paintOf(each) > paintOf(worst) ? each : worst));
    writeFileSync(path.join(reports, `lighthouse-${name.replace(' ', '-')}.json`), JSON.stringify(slowest));
    const inMs = (audit: string) => ours.map((each) => valueOf(each, audit));
    printGoals(`The ${name}, Lighthouse mobile, ${rounds} rounds, alternately`, [
      { what: 'performance', figures: ours.map(scoreOf), unit: '', goal: { atLeast: 95 } },
      { what: 'largest paint', figures: paints, unit: 'ms' },
      { what: 'static page', figures: stills, unit: 'ms' },
      { what: 'largest paint / static page', figures: ratios(paints, stills), goal: { atMost: 1.2 } },
      { what: 'layout shift', figures: inMs('cumulative-layout-shift'), unit: '', goal: { atMost: 0 } },
      { what: 'blocking time', figures: inMs('total-blocking-time'), unit: 'ms' },
    ]);
  }
  await still.stop();
} finally {
  await worker?.stop();
  await globalTeardown();
  rmSync(folder, { recursive: true });
}
