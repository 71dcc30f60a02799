import { minutes, seconds } from '../../../platform/time/units.ts';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    browser: BrowserSettings;
  }
}

/** Delays of the apps, which the public configuration carries. */
export interface BrowserSettings {
  successMs: number;
  resetMs: number;
  profileRefreshMs: number;
  emailAvailabilityCacheMs: number;
  searchThrottleMs: number;
  chanceRefreshMs: number;
}

export const defaultBrowser: BrowserSettings = {
  successMs: seconds(2),
  resetMs: seconds(5),
  profileRefreshMs: seconds(5),
  emailAvailabilityCacheMs: minutes(5),
  searchThrottleMs: 250,
  chanceRefreshMs: seconds(10),
};
