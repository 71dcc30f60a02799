/** Browser family: how to find its version in the User-Agent, and the oldest supported version [I1.08]. */
export interface FloorBrowser {
  /** Regular-expression source in ES3 syntax; group 1 is the version. */
  pattern: string;
  /** Oldest supported version; older ones see the upgrade page. */
  oldest: number;
  /** Oldest version that gets the modern build. */
  modern: number;
}

const never = 9_999;

/**
 * The first match decides, so families whose User-Agent also names another one come first. Firefox on iOS has its own
 * floor, 15 by the specification. A User-Agent that matches nothing counts as supported.
 */
export const browserFloor: readonly FloorBrowser[] = [
  { pattern: '(?:MSIE |Trident/.*rv:)(\\d+)', oldest: never, modern: never },
  { pattern: 'Edge?/(\\d+)', oldest: 80, modern: 120 },
  { pattern: 'FxiOS/(\\d+)', oldest: 15, modern: never },
  { pattern: '(?:Chrome|CriOS|Chromium)/(\\d+)', oldest: 80, modern: 120 },
  { pattern: 'Firefox/(\\d+)', oldest: 68, modern: 124 },
  { pattern: 'Version/(\\d+\\.?\\d*).*Safari/', oldest: 12, modern: 17.4 },
];

/** Crawlers and link previews; they name old browsers but show nothing to anyone. */
const reader = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

function versionOf(userAgent: string): { version: number; browser: FloorBrowser } | undefined {
  for (const browser of browserFloor) {
    const found = new RegExp(browser.pattern).exec(userAgent);
    if (found) return { version: Number(found[1]), browser };
  }
  return undefined;
}

/** Tells whether a User-Agent is older than the supported floor; unknown browsers are not. */
export function isBelowFloor(userAgent: string): boolean {
  const found = versionOf(userAgent);
  return found !== undefined && found.version < found.browser.oldest && !reader.test(userAgent);
}

/** Predicts from the User-Agent whether the browser will choose the modern build. */
export function isModernBrowser(userAgent: string): boolean {
  const found = versionOf(userAgent);
  return found !== undefined && found.version >= found.browser.modern;
}
