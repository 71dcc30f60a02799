import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Where the embedded database of `npm start` lies. */
export const databaseFolder = inWorkspace('.foyer', 'database');

/** The port that the product is served on: PORT, or 4200. */
export const servedPort = (): number => Number(process.env.PORT || 4200);

/** What the server's command needs to know to serve the whole product with its sample catalogue. */
export const serverEnvironment = (): Record<string, string> => ({
  FOYER_FOLDER: databaseFolder,
  FOYER_APPS: inWorkspace('apps'),
  FOYER_SAMPLE: 'on',
  PORT: String(servedPort()),
});
