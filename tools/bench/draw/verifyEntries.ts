/** Child of the bench: recomputes a draw from the pages in the file that its argument names, as a reader does. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { assembleRecord, verifyDraw } from '@foyer/verify-draw';
import { measure, writeFigures } from './stepCosts.ts';

const input = createReadStream(process.argv[2]!);
const lines = createInterface({ input })[Symbol.asyncIterator]();
const head: unknown = JSON.parse(String((await lines.next()).value));

async function* pages(): AsyncGenerator<unknown> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return;
    yield JSON.parse(value);
  }
}

const record = await measure('pages read', () => assembleRecord(head, pages()));
const result = await measure('recomputed', () => verifyDraw(record));
if (!result.isRight) throw new Error(`The draw is not right: ${JSON.stringify(result.difference)}`);
writeFigures(input.bytesRead);
