import { sampleSettings } from '@foyer/util/sampling';
import { createClient } from '../http/client.ts';
import { withManyCallers } from '../http/manyCallers.ts';
import { createTransport } from '../http/transport.ts';
import { partNames, parts, type PartName } from '../parts/parts.ts';
import { createSuite } from '../suite/suite.ts';
import { loadWorld } from './loadWorld.ts';
import type { CommandOptions } from './readOptions.ts';
import { runPart, type PartReport } from './runChecks.ts';

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
