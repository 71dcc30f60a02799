import { notChecked, readRecord, verifyDraw, type DrawDifference } from '@foyer/verify-draw';
import { readFile } from 'node:fs/promises';
import { seconds } from '../platform/time/units.ts';
import type { Command } from './command.ts';

const usage = 'FILE|URL';
const longestMs = seconds(60);

async function load(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8');
  const answer = await fetch(place, { signal: AbortSignal.timeout(longestMs) });
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}`);
  return answer.text();
}

/** A record, or the answer of getDrawRecord that contains one. */
function recordIn(document: unknown): unknown {
  const isAnswer = typeof document === 'object' && document !== null && 'names' in document;
  if (isAnswer && !('record' in document)) throw new Error('The draw has not been made yet.');
  return isAnswer && 'record' in document ? document.record : document;
}

function describe({ part, at, published, recomputed }: DrawDifference): string {
  const place = at === undefined ? part : `${part}[${at}]`;
  const should = recomputed === undefined ? '' : `, should be ${recomputed}`;
  return `${place} is ${published ?? 'missing'}${should}`;
}

/** Recomputes a draw from what is published of it. @throws Error that names the first difference */
export async function checkDraw(place: string): Promise<string> {
  const result = await verifyDraw(readRecord(recordIn(JSON.parse(await load(place)))));
  if (!result.isRight) throw new Error(`The draw is not right: ${describe(result.difference)}.`);
  const { entries, winners, units } = result;
  return `The draw is right: ${entries} entries, ${winners} winners, ${units} units.`;
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
