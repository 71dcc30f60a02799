import path from 'node:path';

/** The folder of the clone. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../..');

/** An absolute path inside the clone. */
export const inWorkspace = (...parts: string[]): string => path.join(workspaceRoot, ...parts);

/** Where everything goes that commands make for themselves: caches, reports, the embedded database. */
export const ownFolder = inWorkspace('.foyer');
