import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { backUpEmbedded } from '../../platform/database/embedded/backUpEmbedded.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embeddedPostgres.ts';
import { systemClock } from '../../platform/security/clock.ts';
import type { Command } from '../command/command.ts';
import { sealingKeyFile } from '../command/withDatabase.ts';

const usage = 'FOLDER';
const mebibyte = 2 ** 20;

/** Copies the embedded database while it serves [DS-01]. */
export const backUpCommand: Command = {
  summary:
    'Copy the embedded database, running or not, to an empty folder; `serve --data FOLDER` starts from it',
  usage,
  details: `The folder of back-up has the key that opens sealed secrets too: keep it where only operators can read it.`,
  run: async ({ arguments: [target, ...more], options, variables, say }) => {
    if (target === undefined || more.length > 0) throw new Error(`foyer back-up ${usage}`);
    if (variables.DATABASE_URL)
      throw new Error(
        'DATABASE_URL is set: back that database up with the means of its host, such as pg_dump.',
      );
    const began = performance.now();
    const embedded = await startEmbeddedPostgres({ folder: options.data });
    try {
      const { bytes, asOf } = await backUpEmbedded(embedded, path.resolve(target));
      if (!variables.FOYER_SEALING_KEY)
        await copyFile(sealingKeyFile(options.data), sealingKeyFile(path.resolve(target)));
      const seconds = Math.ceil((performance.now() - began) / 1000);
      const age = Math.ceil((systemClock().getTime() - asOf.getTime()) / 1000);
      say(`${target}: ${Math.ceil(bytes / mebibyte)} MB in ${seconds} s, as of ${asOf.toISOString()}`);
      say(`Not in it is what was committed since then, in the last ${age} s and from now on (RPO).`);
    } finally {
      await embedded.stop();
    }
  },
};
