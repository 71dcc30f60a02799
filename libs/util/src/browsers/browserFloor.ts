/** A browser by its User-Agent: what finds its version, and the oldest that Foyer is made for [I1.08]. */
export interface FloorBrowser {
  /** Source of a regular expression in the words of 1999; its first group is the version. */
  pattern: string;
  /** Older ones are asked to upgrade. */
  oldest: number;
  /** From here on it gets the modern build. */
  modern: number;
}

const never = 9_999;

/**
 * The first that fits decides, so those that also name another one come first. Firefox on iOS counts on its own: the 15
 * of the specification. What no pattern fits is not judged here.
 */
export const browserFloor: readonly FloorBrowser[] = [
  { pattern: '(?:MSIE |Trident/.*rv:)(\\d+)', oldest: never, modern: never },
  { pattern: 'Edge?/(\\d+)', oldest: 80, modern: 120 },
  { pattern: 'FxiOS/(\\d+)', oldest: 15, modern: never },
  { pattern: '(?:Chrome|CriOS|Chromium)/(\\d+)', oldest: 80, modern: 120 },
  { pattern: 'Firefox/(\\d+)', oldest: 68, modern: 124 },
  { pattern: 'Version/(\\d+\\.?\\d*).*Safari/', oldest: 12, modern: 17.4 },
];

/** Machines that read pages for somebody else name old browsers, and do not look at them. */
const reader = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

function versionOf(userAgent: string): { version: number; browser: FloorBrowser } | undefined {
  for (const browser of browserFloor) {
    const found = new RegExp(browser.pattern).exec(userAgent);
    if (found) return { version: Number(found[1]), browser };
  }
  return undefined;
}

/** Whether a browser that says so of itself is older than what Foyer is made for; an unknown one is not. */
export function isBelowFloor(userAgent: string): boolean {
  const found = versionOf(userAgent);
  return found !== undefined && found.version < found.browser.oldest && !reader.test(userAgent);
}

/** Whether a browser that says so of itself will choose the modern build, as far as one can tell from outside. */
export function isModernBrowser(userAgent: string): boolean {
  const found = versionOf(userAgent);
  return found !== undefined && found.version >= found.browser.modern;
}
