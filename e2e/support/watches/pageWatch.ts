import type { BrowserContext } from '@playwright/test';

export interface PageWatch {
  /** Forbidden events: policy violations, errors and third-party requests. */
  problems: string[];
}

/** Removes problems that a test causes on purpose. */
export function forgive({ problems }: PageWatch, expected: RegExp): void {
  const others = problems.filter((each) => !expected.test(each));
  problems.splice(0, problems.length, ...others);
}

const isOurs = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return ['data:', 'blob:', 'about:'].includes(protocol) || /(^|\.)localhost$/.test(hostname);
};

/**
 * Watches every page and frame of a context for violations of the Content-Security-Policy and Trusted Types [BR-02],
 * uncaught errors and requests to other hosts.
 */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const problems: string[] = [];
  await context.exposeBinding(
    'foyerPolicyViolation',
    (_source, text: string) => void problems.push(`policy: ${text}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const where = `${violation.sourceFile || violation.documentURI}:${violation.lineNumber}`;
      const report = (window as unknown as { foyerPolicyViolation: (text: string) => void })
        .foyerPolicyViolation;
      report(
        `${violation.effectiveDirective} blocked ${violation.blockedURI} ${violation.sample} at ${where}`,
      );
    });
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!isOurs(request.url())) problems.push(`request to a stranger: ${request.url()}`);
  });
  return { problems };
}
