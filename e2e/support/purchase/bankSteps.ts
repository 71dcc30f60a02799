import { expect, type Page } from '@playwright/test';

/** Card whose bank asks its owner. */
export const askingCard = '4000002760003184';

/** Answers on the bank’s page, and waits until it is gone. */
export async function answerBank(page: Page, answer: 'Yes, it’s me' | 'No, it’s not me'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
  const button = dialog.frameLocator('iframe').getByRole('button', { name: answer });
  await button.waitFor();
  // The dialog slides in and takes the height of the bank's page. A trial click waits until the frame stops moving,
  // because a browser routes a press by the last painted position of an out-of-process frame.
  await dialog.getByRole('heading').click({ trial: true });
  await button.click();
  await expect(dialog).toHaveCount(0);
}
