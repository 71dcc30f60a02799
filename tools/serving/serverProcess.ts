import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inWorkspace, workspaceRoot } from '../workspace/workspacePaths.ts';

export interface ServerProcess {
  /** Resolves with the exit code. */
  ended: Promise<number>;
  /** Resolves when the server listens; rejects with its output if it exits first. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

export interface ServerProcessOptions {
  env: Record<string, string>;
  /** Restarts when a source of the server changes. */
  isWatched?: boolean;
  /** Called with every printed line. */
  onLine?: (line: string) => void;
}

const readyMark = 'Foyer is ready at ';

/** Starts the server's command directly from TypeScript. */
export function startServerProcess(options: ServerProcessOptions): ServerProcess {
  const watching = options.isWatched ? ['--watch', '--watch-preserve-output'] : [];
  const flags = ['--conditions=@foyer/source', '--disable-warning=ExperimentalWarning', ...watching];
  const child: ChildProcess = spawn(
    process.execPath,
    [...flags, inWorkspace('tools/serving/foyerCommand.ts'), 'serve'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lines: string[] = [];
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const ready = new Promise<void>((resolve, reject) => {
    void ended.then((code) => reject(new Error(lines.join('\n') || `The server ended with code ${code}.`)));
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        options.onLine?.(line);
        if (line.startsWith(readyMark)) resolve();
      });
    }
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return { ended, ready, stop };
}
