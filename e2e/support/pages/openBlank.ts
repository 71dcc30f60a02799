import type { Page } from '@playwright/test';

/**
 * Opens an empty page of the app's origin, to reach its storage. The server's own pages without scripts do not serve,
 * because they are sandboxed.
 */
export async function openBlank(page: Page): Promise<void> {
  await page.route(
    '**/blank',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Blank</h1>' }),
    { times: 1 },
  );
  await page.goto('/blank');
}
