import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestServer } from './testServer.ts';

/** User with a verified address. */
export interface TracedPerson {
  userId: string;
  token: string;
  emailAddress: string;
}

/** Creates rows of a user in the tables of a noun that the export of their data covers. */
export type Traces = (server: TestServer, person: TracedPerson) => Promise<void>;

const source = path.resolve(import.meta.dirname, '..');

/** Creates the traces of all nouns: the exports of every `testing/xTraces.ts` in a noun's folder. */
export async function makeAllTraces(server: TestServer, person: TracedPerson): Promise<void> {
  for (const file of globSync('{modules/*,sale}/*/testing/*Traces.ts', { cwd: source }).sort()) {
    const traces = (await import(pathToFileURL(path.join(source, file)).href)) as Record<string, Traces>;
    for (const make of Object.values(traces)) await make(server, person);
  }
}
