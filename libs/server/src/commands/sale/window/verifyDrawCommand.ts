import {
  fetchRecord,
  notChecked,
  readRecordLines,
  verifyDraw,
  type DrawDifference,
  type DrawRecord,
} from '@foyer/verify-draw';
import { open } from 'node:fs/promises';
import type { Command } from '../../command/command.ts';

const usage = 'FILE|URL';
const load = async (place: string): Promise<DrawRecord> =>
  /^https?:/.test(place) ? fetchRecord(place) : readRecordLines((await open(place)).readLines());

function describe({ part, at, published, recomputed }: DrawDifference): string {
  const place = at === undefined ? part : `${part}[${at}]`;
  const should = recomputed === undefined ? '' : `, should be ${recomputed}`;
  return `${place} is ${published ?? 'missing'}${should}`;
}

/** Recomputes a draw from its published record. @throws Error that names the first difference */
export async function checkDraw(place: string): Promise<string> {
  const result = await verifyDraw(await load(place));
  if (!result.isRight) throw new Error(`The draw is not right: ${describe(result.difference)}.`);
  const { entries, winners, units, withdrawn } = result;
  const later = withdrawn > 0 ? ` Winners whose units were taken off sale later: ${withdrawn}.` : '';
  return `The draw is right: ${entries} entries, ${winners} winners, ${units} units.${later}`;
}

/** Needs no database and no server: anyone can check a draw with it. */
export const verifyDrawCommand: Command = {
  summary: 'Recompute a Wish List draw from its published record',
  usage,
  run: async ({ arguments: [place, ...more], say }) => {
    if (place === undefined || more.length > 0) throw new Error(`foyer verify-draw ${usage}`);
    say(await checkDraw(place));
    say(`Not checked: ${notChecked.join('; ')}.`);
  },
};
