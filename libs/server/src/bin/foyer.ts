#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

const caches = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache');
// Half of a start is reading and compiling modules; what was compiled once is kept for the next start, in a folder that
// is the user's own. Where it cannot be written, nothing is kept.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? path.join(caches, 'foyer', 'compiled'));
// A server that is killed writes nothing down when it ends.
setTimeout(flushCompileCache, 10_000).unref();

const { runCommand } = await import('../commands/runCommand.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.env, (line) =>
  process.stdout.write(`${line}\n`),
);
