#!/usr/bin/env node
import { open } from 'node:fs/promises';
import type { DrawRecord } from '../record/drawRecord.ts';
import { fetchRecord } from '../record/fetchRecord.ts';
import { readRecordLines } from '../record/readRecordLines.ts';
import { notChecked, verifyDraw, type DrawDifference } from '../verifyDraw.ts';

const usage = 'Usage: verify-draw FILE|URL';

/** Ends with 0 if the draw is right, 1 if it is not, 2 if there is nothing to check. */
async function run(place: string | undefined): Promise<number> {
  if (place === undefined || place.startsWith('-')) {
    process.stdout.write(`${usage}\n`);
    return place === undefined ? 2 : 0;
  }
  const result = await verifyDraw(await load(place));
  if (result.isRight) {
    const { entries, winners, units, withdrawn } = result;
    process.stdout.write(`The draw is right: ${entries} entries, ${winners} winners, ${units} units.\n`);
    if (withdrawn > 0) process.stdout.write(`Winners whose units were taken off sale later: ${withdrawn}.\n`);
    process.stdout.write(`Not checked:\n${notChecked.map((each) => `- ${each}\n`).join('')}`);
    return 0;
  }
  process.stdout.write(`The draw is not right: ${describe(result.difference)}\n`);
  return 1;
}

const load = async (place: string): Promise<DrawRecord> =>
  /^https?:/.test(place) ? fetchRecord(place) : readRecordLines((await open(place)).readLines());

function describe({ part, at, published, recomputed }: DrawDifference): string {
  const place = at === undefined ? part : `${part}[${at}]`;
  return `${place} is ${published ?? 'missing'}${recomputed === undefined ? '' : `, should be ${recomputed}`}.`;
}

try {
  process.exitCode = await run(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
