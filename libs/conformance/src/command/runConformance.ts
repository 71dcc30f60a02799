import { sampleSettings, takeSample } from '@foyer/util/sampling';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '../http/client.ts';
import { withManyCallers } from '../http/manyCallers.ts';
import { createTransport } from '../http/transport.ts';
import { partNames, parts, type PartName } from '../parts/parts.ts';
import { createSandboxWorld } from '../sandbox/sandboxWorld.ts';
import type { ConformanceCheck } from '../suite/check.ts';
import { createSuite, type Suite } from '../suite/suite.ts';
import type { World } from '../world/world.ts';
import type { CommandOptions } from './readOptions.ts';

interface PartReport {
  part: string;
  passed: number;
  leftOut: number;
  failures: { name: string; problems: string[] }[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Checks of a part at least, so that a small share of a small part has some. */
const checksAtLeast = 8;

/** Runs a share of a part's checks, one after the other; all of them in a deep run. A check that throws has failed. */
async function runPart(
  suite: Suite,
  part: string,
  checks: readonly ConformanceCheck[],
  share: number,
): Promise<PartReport> {
  const report: PartReport = { part, passed: 0, leftOut: 0, failures: [] };
  const count = Math.max(checksAtLeast, Math.ceil(checks.length * share));
  for (const { name, run } of takeSample(checks, { label: part, count })) {
    const problems = await suite
      .unlessMissing(() => run(suite))
      .catch((error: unknown) => [messageOf(error)]);
    if (problems === undefined) report.leftOut += 1;
    else if (problems.length === 0) report.passed += 1;
    else report.failures.push({ name, problems });
  }
  return report;
}

interface WorldModule {
  createWorld?: (client: Client) => World | Promise<World>;
}

/**
 * Creates the world of a run.
 * @param name path of a module, or name of a package; undefined for the sandbox of a Foyer server
 * @throws Error if the module has no function `createWorld`
 */
async function loadWorld(name: string | undefined, client: Client): Promise<World> {
  if (name === undefined) return createSandboxWorld(client);
  const isFile = name.startsWith('.') || path.isAbsolute(name);
  const { createWorld } = (await import(
    isFile ? pathToFileURL(path.resolve(name)).href : name
  )) as WorldModule;
  if (typeof createWorld !== 'function') throw new Error(`${name} exports no function createWorld`);
  return createWorld(client);
}

const isPartName = (name: string): name is PartName => (partNames as string[]).includes(name);

function chosenParts(names: readonly string[]): PartName[] {
  const wrong = names.filter((name) => !isPartName(name));
  if (wrong.length > 0) throw new Error(`No part ${wrong.join(', ')}: there are ${partNames.join(', ')}`);
  return names.length > 0 ? names.filter(isPartName) : partNames;
}

function linesOf({ part, passed, leftOut, failures }: PartReport): string[] {
  const lines = failures.flatMap(({ name, problems }) => [
    `FAILED ${part}: ${name}`,
    ...problems.map((problem) => `  ${problem}`),
  ]);
  return [...lines, `${part}: ${passed} passed, ${failures.length} failed, ${leftOut} left out`];
}

/**
 * Runs the suite against a server and prints a counted report; its last line has the totals and the seed.
 * @returns the exit code: 1 after a failure
 * @throws Error if the world makes no buyer or no sale, without which nothing is checked
 */
export async function runConformance(
  { baseUrl, world: worldName, parts: names, share, answerWithinMs }: CommandOptions,
  say: (line: string) => void,
): Promise<number> {
  const chosen = chosenParts(names);
  const client = createClient(baseUrl, withManyCallers(createTransport(baseUrl)));
  const suite = createSuite({ client, world: await loadWorld(worldName, client), answerWithinMs });
  await suite.newOwner();
  const reports: PartReport[] = [];
  for (const part of chosen) {
    const report = await runPart(suite, part, parts[part], share);
    reports.push(report);
    for (const line of linesOf(report)) say(line);
  }
  const sum = (count: (report: PartReport) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  const failed = sum(({ failures }) => failures.length);
  for (const [missing, times] of suite.leftOut) say(`The world has no ${missing}: ${times} cases left out`);
  const totals = `${sum(({ passed }) => passed)} passed, ${failed} failed, ${sum(({ leftOut }) => leftOut)} left out`;
  const { seed, isDeep } = sampleSettings();
  say(`${totals}; ${suite.asked()} requests, ${isDeep ? 'all cases' : `sample of --seed ${seed}`}`);
  return failed === 0 ? 0 : 1;
}
