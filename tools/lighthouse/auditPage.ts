import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../install/debianPackages.ts';

export type AuditCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1',
];

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function auditOnce(url: string, categories: readonly AuditCategory[]): Promise<Result> {
  const port = await freePort();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!run) throw new Error(`Lighthouse says nothing of ${url}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

/** Whether a busy system truncated the browser's trace; Lighthouse asks for another run then. */
const isTraceIncomplete = ({ runtimeError }: Result): boolean =>
  /^NO_(NAVSTART|FCP|TRACING_STARTED)$/.test(runtimeError?.code ?? '');
const attempts = 3;

/**
 * Audits a page with Lighthouse's defaults: a mid-range phone on a slow line, in a browser of its own.
 * @param url of a locally served page
 */
export async function auditPage(url: string, categories: readonly AuditCategory[]): Promise<Result> {
  let result = await auditOnce(url, categories);
  for (let again = 1; again < attempts && isTraceIncomplete(result); again += 1)
    result = await auditOnce(url, categories);
  const { runtimeError } = result;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  return result;
}

/** Lists why a category scores below 100: the name of each weighted audit, and the places that it reports. */
export function faultsOf(result: Result, category: AuditCategory): string[] {
  const { auditRefs } = result.categories[category]!;
  return auditRefs
    .map(({ id, weight }) => ({ weight, audit: result.audits[id]! }))
    .filter(({ weight, audit }) => weight > 0 && audit.score !== null && audit.score < 1)
    .map(({ audit }) => `${audit.id}: ${audit.title} ${JSON.stringify(audit.details ?? '').slice(0, 2_000)}`);
}
