import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../commands/runCommand.ts';
import type { TestServer } from './testServer.ts';

interface Commands {
  /** Runs a command. @returns its status and what it said last */
  foyer: (...words: string[]) => Promise<[status: number, said: string]>;
  /** Returns the path of a file in a folder of the tests' own. */
  fileOf: (name: string) => string;
}

/** Runs commands of `foyer`, in the sandbox, on the database of a test server. */
export function useCommands(server: TestServer): Commands {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-commands-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    foyer: async (...words) => {
      const said: string[] = [];
      const { connectionString } = server.database;
      const variables = { DATABASE_URL: connectionString, FOYER_DATA: folder, FOYER_SANDBOX: 'on' };
      const status = await runCommand(words, variables, (text) => said.push(text));
      return [status, said.at(-1)!];
    },
    fileOf: (name) => path.join(folder, name),
  };
}
