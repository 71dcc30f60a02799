import { inWorkspace } from '../workspace/workspacePaths.ts';

/** The port that the product is served on: PORT, or 4200. */
export const servedPort = (): number => Number(process.env.PORT || 4200);

/** A demo shows the question of consent, which a deployment without analytics never asks. */
const demoAnalytics = (): Record<string, string> =>
  process.env.NODE_ENV === 'production' || process.env.FOYER_SANDBOX
    ? {}
    : { FOYER_ANALYTICS: process.env.FOYER_ANALYTICS ?? 'sandbox' };

/** What the server's command needs to know to serve the whole product with its sample catalogue. */
export const serverEnvironment = (): Record<string, string> => ({
  FOYER_DATA: inWorkspace('.foyer', 'database'),
  FOYER_WEB: inWorkspace('apps'),
  FOYER_STORYBOOK: process.env.FOYER_STORYBOOK ?? inWorkspace('.foyer', 'storybook'),
  FOYER_SAMPLE: process.env.FOYER_SAMPLE ?? 'on',
  PORT: String(servedPort()),
  ...demoAnalytics(),
});
