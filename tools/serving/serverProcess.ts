import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { DemoAccount } from './readyText.ts';
import { inWorkspace, workspaceRoot } from '../workspace/workspacePaths.ts';

export interface ServerProcess {
  /** Resolves with the exit code. */
  ended: Promise<number>;
  /** Resolves when the server listens; rejects when it ends before, with what it said. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

export interface ServerProcessOptions {
  env: Record<string, string>;
  /** Restarts by itself when a source of the server changes. */
  isWatched?: boolean;
  /** Called with each step that the server has done, and its seconds. */
  onStep?: (text: string, seconds: number) => void;
  /** Called with each account of the sample. */
  onAccount?: (account: DemoAccount) => void;
  /** Called with everything else that it prints. */
  onLine?: (line: string) => void;
}

const stepPattern = /^STEP ([\d.]+) (.+)$/;
const accountPattern = /^ACCOUNT (\S+) (\S+) (.+)$/;

/** The server's command, straight from TypeScript. */
export function startServerProcess(options: ServerProcessOptions): ServerProcess {
  const watching = options.isWatched ? ['--watch', '--watch-preserve-output'] : [];
  const flags = ['--conditions=@foyer/source', '--disable-warning=ExperimentalWarning', ...watching];
  const child: ChildProcess = spawn(
    process.execPath,
    [...flags, inWorkspace('libs/server/src/bin/foyer.ts'), 'serve'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const errors: string[] = [];
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const ready = new Promise<void>((resolve, reject) => {
    void ended.then((code) => reject(new Error(errors.join('\n') || `The server ended with code ${code}.`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const step = stepPattern.exec(line);
      if (step) return options.onStep?.(step[2]!, Number(step[1]));
      const account = accountPattern.exec(line);
      if (account)
        return options.onAccount?.({ email: account[1]!, password: account[2]!, role: account[3]! });
      if (line.startsWith('READY ')) return resolve();
      options.onLine?.(line);
    });
    createInterface({ input: child.stderr! }).on('line', (line) => {
      errors.push(line);
      options.onLine?.(line);
    });
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return { ended, ready, stop };
}
