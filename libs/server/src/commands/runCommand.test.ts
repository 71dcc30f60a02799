import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './runCommand.ts';
import { commandTable } from './commandTable.ts';

const said: string[] = [];
const run = (words: string[], variables: Record<string, string> = {}) =>
  runCommand(words, variables, (line) => said.push(line));
beforeEach(() => said.splice(0));
afterEach(() => jest.restoreAllMocks());

describe('the command foyer', () => {
  it('explains a right that is missing, and what to do about it', async () => {
    const denied = Object.assign(new Error("EACCES: permission denied, open '/data/start.lock'"), {
      code: 'EACCES',
      path: '/data/start.lock',
    });
    jest.spyOn(commandTable['migrate']!, 'run').mockRejectedValue(denied);
    expect(await run(['migrate'])).toBe(1);
    expect(said).toEqual([
      'This user cannot write to /data/start.lock. Change its permissions, or choose another folder with --data (FOYER_DATA).',
    ]);
  });

  it('says what it knows where a command is not known', async () => {
    expect(await run(['sell'])).toBe(2);
    expect(said.join()).toContain('There is no command "sell"');
    expect(said.join()).toContain('foyer import FILE [VENUE]');
  });

  it('takes a file for a folder as a fault with a name', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-run-'));
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await run(['migrate', '--data', file])).toBe(1);
    expect(said.at(-1)).toContain(file);
    await rm(folder, { recursive: true });
  });
});
