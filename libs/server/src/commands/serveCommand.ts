import { buildServer, type Server } from '../buildServer.ts';
import type { ServerConfig } from '../config/serverConfig.ts';
import { openDatabase } from '../database/database.ts';
import { originAt } from '../web/frameOrigins.ts';
import { rootsIn } from '../web/registerWeb.ts';
import type { Command, CommandInput } from './command.ts';
import { migrateAndTell } from './migrateCommand.ts';
import { shutDown, untilToldToStop } from './shutDown.ts';
import { withDatabase } from './withDatabase.ts';

async function listen({ app }: Server, { port, bindAddress }: ServerConfig): Promise<void> {
  try {
    await app.listen({ port, host: bindAddress });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1}`, { cause: error });
    if (code === 'EACCES')
      throw new Error(`Port ${port} needs more rights. Choose one above 1023: PORT=4200`, { cause: error });
    throw error;
  }
}

function tellWhereItIs({ origin, isSandbox }: ServerConfig, { say }: CommandInput): void {
  say(`Foyer is ready at ${origin}`);
  if (!isSandbox) return;
  say(`  Mailbox of the sandbox: ${origin}/sandbox/mail`);
  say(`  Widget on a partner's page: ${originAt(origin, { prefix: 'partner.' })}`);
}

const loggerOptions = ({ environment }: ServerConfig) => ({
  level: environment === 'production' ? 'info' : 'warn',
  // What could hold secrets or say who somebody is stays out of the log.
  redact: ['req.headers.authorization', 'req.headers.cookie', 'err.parameters', 'err.detail', 'err.where'],
  serializers: { req: ({ method }: { method: string }) => ({ method }) },
});

export const serveCommand: Command = {
  summary: 'Serve API and apps until told to stop (SIGTERM)',
  run: (input) =>
    withDatabase(input, async ({ config, connectionString }) => {
      await migrateAndTell(connectionString, input);
      const onError = (error: Error) => input.say(`Lost a connection to the database: ${error.message}`);
      const database = openDatabase({ connectionString, settings: config.pool, onError });
      try {
        const web = { roots: rootsIn(input.options.web) };
        const server = await buildServer({ config, database, web, logger: loggerOptions(config) });
        await listen(server, config);
        await server.jobs.start();
        tellWhereItIs(config, input);
        const signal = await untilToldToStop();
        input.say(`Stopping (${signal}) …`);
        await shutDown(server, config.http.drainMs);
      } finally {
        await database.close();
      }
    }),
};
