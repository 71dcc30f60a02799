import { readFile } from 'node:fs/promises';
import path from 'node:path';

it('depends on no other package, so that anyone can read all of what checks a draw', async () => {
  const manifest = await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8');
  const fields = Object.keys(JSON.parse(manifest) as object);
  expect(fields.filter((field) => /dependencies/i.test(field))).toEqual([]);
});
