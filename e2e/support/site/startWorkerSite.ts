import { createServer, type AddressInfo } from 'node:net';
import { testShiftMs } from '../../../tools/clock/startTestClock.ts';
import { startServerProcess } from '../../../tools/serving/serverProcess.ts';
import { storybookFolder } from '../../../tools/storybook/buildStorybook.ts';
import { runScript } from '../../../tools/workspace/runCommand.ts';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';
import { type FoyerSite, foyerSite } from './foyerSite.ts';
import { runStatement } from './runStatement.ts';

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '0.0.0.0', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Queries the database of the site, for effects that no screen shows. */
export type AskDatabase = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;

/** Runs the command `foyer` beside the server, as its operator does; returns what it printed. */
export type OperatorCommand = (...words: string[]) => Promise<string>;

export interface WorkerSite {
  site: FoyerSite;
  database: AskDatabase;
  operator: OperatorCommand;
  /** Lines that the server has printed. */
  printed: readonly string[];
  /** Transaction after which this site wrote every row. */
  startedAt: string;
}

/**
 * Starts a server of its own on a copy of the sample database; returns it with a function that removes both.
 * @param kind part of the database's name, which a process uses once
 * @param settings additional environment variables
 */
export async function startWorkerSite(
  kind: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<WorkerSite & { stop: () => Promise<void> }> {
  const { url, template } = JSON.parse(process.env.FOYER_JOURNEYS ?? '{}') as {
    url: string;
    template: string;
  };
  const name = `journey_${process.pid}_${kind}`;
  await runStatement(url, `create database ${name} template ${template} strategy file_copy`);
  const [now] = await runStatement<{ id: string }>(url, 'select pg_current_xact_id()::text as id');
  const ownUrl = url.replace(/\/postgres$/, `/${name}`);
  await runStatement(ownUrl, 'update clock set offset_ms = $1', [testShiftMs()]);
  const port = await freePort();
  const lines: string[] = [];
  const ofDatabase = { DATABASE_URL: ownUrl, FOYER_DATA: inWorkspace('.foyer', 'test-database') };
  const server = startServerProcess({
    env: {
      ...ofDatabase,
      FOYER_WEB: inWorkspace('apps'),
      FOYER_STORYBOOK: storybookFolder,
      FOYER_SANDBOX: 'on',
      FOYER_CACHES: 'off',
      // Beside two browsers on two cores a statement may wait longer than a visitor should.
      FOYER_DATABASE_TIMEOUT: '20',
      NODE_ENV: 'test',
      PORT: String(port),
      ...settings,
    },
    onLine: (line) => lines.push(line),
  });
  await server.ready;
  return {
    site: foyerSite(port),
    printed: lines,
    startedAt: now!.id,
    database: (statement, values) => runStatement(ownUrl, statement, values),
    operator: async (...words) => {
      const env = { ...ofDatabase, FOYER_SANDBOX: 'on' };
      const { code, output } = await runScript(inWorkspace('tools/serving/foyerCommand.ts'), words, { env });
      if (code !== 0) throw new Error(`foyer ${words.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
    stop: async () => {
      await server.stop();
      await runStatement(url, `drop database if exists ${name} with (force)`);
    },
  };
}
