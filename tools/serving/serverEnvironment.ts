import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Port of the product: PORT, or 4200. */
export const servedPort = (): number => Number(process.env.PORT || 4200);

/** Environment variables that tell the server's command where the parts of this workspace are. */
export const serverEnvironment = (): Record<string, string> => ({
  FOYER_DATA: inWorkspace('.foyer', 'database'),
  FOYER_WEB: inWorkspace('apps'),
  PORT: String(servedPort()),
});

/** Sandbox with sample catalogue, Storybook and consent banner, which a production start must not have. */
const sandboxDefaults = (): Record<string, string> => ({
  FOYER_SANDBOX: 'on',
  FOYER_SAMPLE: 'on',
  FOYER_ANALYTICS: 'sandbox',
  FOYER_STORYBOOK: inWorkspace('.foyer', 'storybook'),
});

/** Tells whether `npm start` serves the sandbox; it doesn't with NODE_ENV=production or FOYER_SANDBOX=off. */
export const isDemo = (): boolean =>
  process.env.NODE_ENV !== 'production' && (process.env.FOYER_SANDBOX ?? 'on') === 'on';

/** Environment variables of `npm start` and `npm run dev`; variables already set take precedence. */
export function demoEnvironment(): Record<string, string> {
  const defaults = Object.entries(isDemo() ? sandboxDefaults() : {});
  const missing = defaults.filter(([name]) => process.env[name] === undefined);
  return { ...serverEnvironment(), ...Object.fromEntries(missing) };
}
