import type { Page } from '@playwright/test';

/** Parts of a call that a network can lose. */
export const losses = ['its request', 'its answer', 'half of its answer'] as const;
export type Loss = (typeof losses)[number];

/**
 * Loses the next call to an address of the API once; later ones go through.
 * @param path what follows `/api/`
 */
export async function loseOnce(page: Page, path: string, loss: Loss): Promise<void> {
  await page.route(
    `**/api/${path}`,
    async (route) => {
      if (loss === 'its request') return route.abort('connectionfailed');
      const answer = await route.fetch();
      if (loss === 'its answer') return route.abort('connectionreset');
      const body = await answer.text();
      return route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
    },
    { times: 1 },
  );
}
