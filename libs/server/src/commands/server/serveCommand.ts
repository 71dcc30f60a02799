import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SampleWorld } from '@foyer/catalogue';
import { buildServer, type Server } from '../../composition/buildServer.ts';
import { isSampleWanted } from '../../platform/config/sandboxSettings.ts';
import type { ServerConfig } from '../../platform/config/serverConfig.ts';
import { checkServeSettings } from '../../composition/config/startRequirements.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { originAt } from '../../platform/web/frameOrigins.ts';
import { rootsIn } from '../../composition/web/registerWeb.ts';
import { errorForLog } from '../../platform/faults/faultText.ts';
import type { Command, CommandInput } from '../command/command.ts';
import { migrateAndTell } from '../command/migrateAndTell.ts';
import { playAndTell } from './playAndTell.ts';
import { requireSample, seedAndTell, tellDemoAccounts } from './seedCommand.ts';
import { shutDown, untilToldToStop } from './shutDown.ts';
import { withDatabase } from '../command/withDatabase.ts';

/** Listens for visitors, and for what reads the metrics. */
async function listen({ app, metrics }: Server, config: ServerConfig): Promise<void> {
  await listenAt(config, (address) => app.listen(address));
  const { metricsPort: port } = config;
  if (metrics && port !== undefined)
    await listenAt({ ...config, port }, (address) => metrics.listen(address));
}

async function listenAt(
  { port, bindAddress }: ServerConfig,
  start: (address: { port: number; host: string }) => Promise<unknown>,
): Promise<void> {
  try {
    await start({ port, host: bindAddress });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1}`, { cause: error });
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new Error(`FOYER_BIND=${bindAddress} is not an address of this machine`, { cause: error });
    if (code === 'EACCES')
      throw new Error(`Port ${port} needs more rights. Choose one above 1023: PORT=4200`, { cause: error });
    throw error;
  }
}

/** FOYER_SAMPLE=on loads the sample catalogue and the demo accounts before the server listens. */
const wantedSample = (input: CommandInput): SampleWorld | undefined =>
  isSampleWanted(input.variables) ? requireSample(input) : undefined;

/** Shows the sample jobs in a sandbox without FOYER_JOBS. */
const withSampleJobs = (config: ServerConfig, sample: SampleWorld | undefined): ServerConfig =>
  sample && config.isSandbox
    ? { ...config, careers: { jobsFolder: sample.jobsFolder, ...config.careers } }
    : config;

/** Prints the addresses of the server; the last line reports readiness. */
function tellWhereItIs({ origin, isSandbox }: ServerConfig, input: CommandInput): void {
  const { say } = input;
  const sample = wantedSample(input);
  if (sample) {
    tellDemoAccounts(sample, input);
    say(`  Try this, a list of every sample case: ${origin}/sandbox`);
    say(`  A partner's own site: ${originAt(origin, { prefix: `${sample.partner}.` })}`);
  }
  if (isSandbox) {
    say(`  Widget on a partner's page: ${originAt(origin, { prefix: 'partner.' })}`);
    say(`  Mailbox of the sandbox: ${origin}/sandbox/mail`);
  }
  const { storybook } = input.options;
  if (storybook) {
    const note = existsSync(path.join(storybook, 'index.html')) ? '' : ' (when it is built)';
    say(`  Storybook: ${origin}/storybook${note}`);
  }
  say(`Foyer is ready at ${origin}`);
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Level of FOYER_LOG_LEVEL, or `undefined` for the default. @throws Error that names the variable */
function logLevelOf({ variables: { FOYER_LOG_LEVEL: level } }: CommandInput): string | undefined {
  if (level && !logLevels.includes(level))
    throw new Error(`FOYER_LOG_LEVEL=${level} is none of ${logLevels.join(', ')}`);
  return level;
}

/** Logger of the command: without anything that could hold a secret or identify a person [AZ-06, PV-04]. */
export const loggerOptions = ({ environment }: ServerConfig, wanted?: string) => ({
  level: wanted || (environment === 'production' ? 'info' : 'warn'),
  serializers: { req: ({ method }: { method: string }) => ({ method }), err: errorForLog },
});

export const serveCommand: Command = {
  summary: 'Serve the API and the apps, until SIGTERM',
  run: async (input) => {
    checkServeSettings(input.variables);
    const sample = wantedSample(input);
    await withDatabase(input, async (target) => {
      const { connectionString } = target;
      const config = withSampleJobs(target.config, input.sample);
      await migrateAndTell(connectionString, input);
      if (sample) await seedAndTell(target, sample, input);
      const onError = (error: Error) => input.say(`Lost a connection to the database: ${error.message}`);
      const database = openDatabase({ connectionString, settings: config.pool, onError });
      try {
        const { web: apps, storybook } = input.options;
        const web = { roots: rootsIn(apps), ...(storybook ? { storybook } : {}) };
        const server = await buildServer({
          config,
          database,
          web,
          ...(sample ? { sample } : {}),
          logger: loggerOptions(config, logLevelOf(input)),
        });
        try {
          if (sample) await playAndTell(server, sample, input);
          // Jobs first: a server that answers is up entirely, and one that fails halfway ends.
          await server.jobs.start();
          await listen(server, config);
        } catch (error) {
          await shutDown(server, config.http.drainMs);
          throw error;
        }
        tellWhereItIs(config, input);
        const signal = await untilToldToStop();
        input.say(`Stopping (${signal}) …`);
        await shutDown(server, config.http.drainMs);
      } finally {
        await database.close();
      }
    });
  },
};
