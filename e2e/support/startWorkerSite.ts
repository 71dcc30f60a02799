import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { testShiftMs } from '../../tools/clock/startTestClock.ts';
import { startServerProcess } from '../../tools/serving/serverProcess.ts';
import { storybookFolder } from '../../tools/storybook/buildStorybook.ts';
import { inWorkspace } from '../../tools/workspace/workspacePaths.ts';
import type { FoyerSite } from './foyerSite.ts';
import { foyerSite } from './foyerSite.ts';
import { runStatement } from './runStatement.ts';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '0.0.0.0', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Asks the database behind the site: for what happens elsewhere, and for what the screen cannot show. */
export type AskDatabase = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;

export interface WorkerSite {
  site: FoyerSite;
  database: AskDatabase;
  /** What the server has printed, line by line. */
  printed: readonly string[];
  /** The transaction after which every row was written by this site. */
  startedAt: string;
}

/**
 * A server of its own on a copy of the sample database, and how to be rid of both.
 * @param settings variables of its environment beside the usual ones
 */
export async function startWorkerSite(
  workerIndex: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<WorkerSite & { stop: () => Promise<void> }> {
  const { url, template } = JSON.parse(process.env.FOYER_JOURNEYS ?? '{}') as {
    url: string;
    template: string;
  };
  const name = `journey_${process.pid}_${workerIndex}`;
  await runStatement(url, `create database ${name} template ${template} strategy file_copy`);
  const [now] = await runStatement<{ id: string }>(url, 'select pg_current_xact_id()::text as id');
  const ownUrl = url.replace(/\/postgres$/, `/${name}`);
  await runStatement(ownUrl, 'update clock set offset_ms = $1', [testShiftMs()]);
  const port = await freePort();
  const lines: string[] = [];
  const server = startServerProcess({
    env: {
      DATABASE_URL: ownUrl,
      FOYER_DATA: inWorkspace('.foyer', 'test-database'),
      FOYER_WEB: inWorkspace('apps'),
      FOYER_STORYBOOK: storybookFolder,
      FOYER_SANDBOX: 'on',
      FOYER_CACHES: 'off',
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
    stop: async () => {
      await server.stop();
      await runStatement(url, `drop database if exists ${name} with (force)`);
    },
  };
}
