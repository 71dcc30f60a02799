#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

const caches = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache');
// Half of the start time is reading and compiling modules; the compile cache of the user's cache folder saves it at the
// next start. If the folder can't be written, nothing is cached.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? path.join(caches, 'foyer', 'compiled'));
// A killed server doesn't flush the cache at exit.
setTimeout(flushCompileCache, 10_000).unref();

const { runCommand } = await import('../commands/runCommand.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.env, (line) =>
  process.stdout.write(`${line}\n`),
);
