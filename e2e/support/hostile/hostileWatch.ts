import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { hostileMarkupOf } from '@foyer/testing/hostile';
import type { FoyerSite } from '../site/foyerSite.ts';

export interface HostileWatch {
  context: BrowserContext;
  /** Arguments of calls to `alert` and the like; must stay empty. */
  fired: string[];
  /** Requests that reached a third party; those blocked by a page's policy do not count. */
  strangers: string[];
  /** Uncaught errors. */
  errors: string[];
  /** Policy violations, once per document. */
  violations: string[];
}

/** Hooks every function by which an attack reveals itself. */
function hookDialogs(): void {
  const { foyerFired } = window as unknown as { foyerFired: (how: string) => void };
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    Object.defineProperty(window, name, {
      value: (handed: unknown) => foyerFired(`${name}(${String(handed)})`),
    });
  const told = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const what = `${effectiveDirective} ${blockedURI}`;
    const { foyerStopped } = window as unknown as { foyerStopped: (what: string) => void };
    if (!told.has(what)) foyerStopped(what);
    told.add(what);
  });
}

/** Opens a context that records executed attacks, third-party requests and violations [BR-03, BR-04]. */
export async function watchHostile(
  browser: Browser,
  site: FoyerSite,
  options: BrowserContextOptions = {},
): Promise<HostileWatch> {
  const context = await browser.newContext({ baseURL: site.at(''), serviceWorkers: 'block', ...options });
  const watch: HostileWatch = { context, fired: [], strangers: [], errors: [], violations: [] };
  await context.exposeBinding(
    'foyerFired',
    ({ page }, how: string) =>
      void watch.fired.push(
        `${how} on ${page.url().slice(0, 80)} ${hostileMarkupOf(/\d+/.exec(how)?.[0]) ?? ''}`.trim(),
      ),
  );
  await context.exposeBinding('foyerStopped', (_source, what: string) => void watch.violations.push(what));
  await context.addInitScript(hookDialogs);
  context.on('weberror', (error) => watch.errors.push(error.error().message));
  // A request that arrives here has passed the page's policy.
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname),
    (route) => {
      watch.strangers.push(route.request().url());
      return route.abort('aborted');
    },
  );
  return watch;
}
