import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chmod, chown, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { binariesIn, type PostgresBinaries } from './embeddedBinaries.ts';

const execute = promisify(execFile);

/** User that runs PostgreSQL's programs; `user` is that of this process. */
export type RunAs = 'user' | 'userNamespace' | 'postgresUser';

/** Runs PostgreSQL's programs as a user that PostgreSQL accepts, in a folder which that user can reach. */
export interface EmbeddedRunner {
  runAs: RunAs;
  /** Data folder: the requested one, or a reachable substitute. */
  folder: string;
  binaries: PostgresBinaries;
  run: (program: string, args: string[]) => Promise<string>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

const namespaceArguments = ['-U', '--map-user=1000', '--map-group=1000', '--'];

/** Makes PostgreSQL's messages independent of the system language, and loads its own libraries. */
const environment = () => ({
  ...process.env,
  LC_ALL: 'C',
  LC_MESSAGES: 'C',
  PGDATA: undefined,
  PGPORT: undefined,
});

async function runProgram(program: string, args: string[], identity: Identity = {}): Promise<string> {
  try {
    const { stdout } = await execute(program, args, {
      ...identity,
      cwd: '/',
      env: environment(),
      maxBuffer: 4_000_000,
    });
    return stdout;
  } catch (error) {
    const {
      stderr = '',
      stdout = '',
      message,
    } = error as { stderr?: string; stdout?: string; message: string };
    throw new Error(`${path.basename(program)} failed: ${(stderr + stdout).trim() || message}`, {
      cause: error,
    });
  }
}

async function userNamespaceWorks(binaries: PostgresBinaries): Promise<boolean> {
  return runProgram('unshare', [...namespaceArguments, binaries.postgres, '--version']).then(
    () => true,
    () => false,
  );
}

async function idOf(user: string, flag: '-u' | '-g'): Promise<number> {
  return Number((await runProgram('id', [flag, user])).trim());
}

async function findPostgresUser(): Promise<Required<Identity>> {
  const known = await idOf('postgres', '-u').catch(() => undefined);
  if (known === undefined) await runProgram('useradd', ['--system', '--user-group', 'postgres']);
  return { uid: await idOf('postgres', '-u'), gid: await idOf('postgres', '-g') };
}

const canReach = (target: string, identity: Identity): Promise<boolean> =>
  runProgram('ls', [target], identity).then(
    () => true,
    () => false,
  );

/**
 * Chooses a reachable folder for data and programs if a parent of mode 0700 shuts out the `postgres` user.
 */
async function reachableStandIn(folder: string): Promise<string> {
  const standIn = path.join('/var/lib/foyer', createHash('sha256').update(folder).digest('hex').slice(0, 16));
  await mkdir(standIn, { recursive: true });
  await chmod(standIn, 0o755);
  return standIn;
}

async function runnerOfPostgresUser(folder: string, binaries: PostgresBinaries): Promise<EmbeddedRunner> {
  const identity = await findPostgresUser();
  await mkdir(folder, { recursive: true });
  const reached = (await canReach(folder, identity)) ? folder : await reachableStandIn(folder);
  let programs = binaries;
  if (!(await canReach(binaries.initdb, identity))) {
    programs = binariesIn(path.join(await reachableStandIn(folder), 'native'));
    await cp(binaries.nativeFolder, programs.nativeFolder, { recursive: true, verbatimSymlinks: true });
  }
  await chown(reached, identity.uid, identity.gid);
  return {
    runAs: 'postgresUser',
    folder: reached,
    binaries: programs,
    run: (program, args) => runProgram(program, args, identity),
  };
}

const whatToDo =
  'PostgreSQL refuses to run as root, this machine refuses user namespaces (unshare -U), and no user "postgres" ' +
  'could be used. Run Foyer as an ordinary user, allow user namespaces, or set DATABASE_URL to a running PostgreSQL 15 or newer.';

/**
 * Chooses how to run PostgreSQL: as the user of this process; as root in a user namespace;
 * or as root by the user `postgres`.
 * @param options.runAs skips the choice, for tests
 * @throws Error with instructions if nothing works
 */
export async function chooseRunner(
  folder: string,
  binaries: PostgresBinaries,
  { runAs }: { runAs?: RunAs } = {},
): Promise<EmbeddedRunner> {
  await access(binaries.initdb);
  const isRoot = process.getuid?.() === 0;
  if (runAs === 'user' || (!runAs && !isRoot)) {
    return { runAs: 'user', folder, binaries, run: (program, args) => runProgram(program, args) };
  }
  if (runAs === 'userNamespace' || (!runAs && (await userNamespaceWorks(binaries)))) {
    return {
      runAs: 'userNamespace',
      folder,
      binaries,
      run: (program, args) => runProgram('unshare', [...namespaceArguments, program, ...args]),
    };
  }
  return runnerOfPostgresUser(folder, binaries).catch((cause: unknown) => {
    throw new Error(whatToDo, { cause });
  });
}
