import path from 'node:path';

/** Root folder of the clone. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../..');

/** Returns an absolute path inside the clone. */
export const inWorkspace = (...parts: string[]): string => path.join(workspaceRoot, ...parts);

/** Folder for everything that commands generate for themselves: caches, reports, the embedded database. */
export const ownFolder = inWorkspace('.foyer');
