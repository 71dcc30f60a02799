import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { logInAs } from '../support/people/demoAccount.ts';
import { signIn } from '../support/people/signIn.ts';

test('an organiser sees who attends an event, finds one and saves all [C1.09c, C6.07d, C7.73a, C7.73b, C7.73c]', async ({
  page,
  site,
  expectAccessible,
}) => {
  await signIn(page, await logInAs(site, 'organiser@foyer.example'));
  await page.goto('/organiser');
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Long Light/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attendees' })).toBeVisible();
  const people = page.getByRole('rowheader');
  await expect(people.filter({ hasText: 'Rosalind Achterberg' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('Emeka');
  await expect(people).toHaveText([/^Emeka Obi/]);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('State').selectOption('Waiting to be accepted');
  await expect(page.getByRole('cell', { name: 'Waiting to be accepted' }).first()).toBeVisible();
  await expect(people.filter({ hasText: 'Rosalind Achterberg' })).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/-attendees\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Rosalind,Achterberg');
});

test('shows a fan no attendees [C6.07d]', async ({ page, site, createFan }) => {
  const { organisations } = JSON.parse(
    (
      await site.call('/api/client/organisation/list', {
        headers: { authorization: `Bearer ${(await logInAs(site, 'organiser@foyer.example')).token}` },
      })
    ).text,
  ) as { organisations: { events: { eventId: string }[] }[] };
  await signIn(page, await createFan());
  await page.goto(`/organiser/attendees/${organisations[0]!.events[0]!.eventId}`);
  await expect(page.getByText(/^You don’t have access to the attendees/)).toBeVisible();
});
