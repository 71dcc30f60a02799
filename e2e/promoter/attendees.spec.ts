import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { logInAs } from '../support/people/demoAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { call } from '../support/purchase/apiSteps.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';

const ofAurora = 'neon-prairie-long-light-tour';

test('an organiser sees who attends an event, finds one and saves all [C1.09c, C6.07d, C7.73a, C7.73b, C7.73c]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const event = (await findEvent(site, ({ vanityName }) => vanityName === ofAurora))!;
  const { eventId, tokenIds } = await buySeats(site, fan, event);
  const guest = { firstName: 'Rosalind', lastName: 'Achterberg', birthDate: '1958-02-11' };
  const naming = { eventId, tokenIds: tokenIds.slice(1), assigneeKind: 'guest', ...guest };
  await call(site, '/api/tokenAssignment/create', naming, fan);
  await signIn(page, await logInAs(site, 'organiser@foyer.example'));
  await page.goto('/organiser');
  await expect(page.getByRole('heading', { level: 1, name: 'Your organization' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neon Prairie', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attendees' })).toBeVisible();
  const people = page.getByRole('rowheader');
  await expect(people.filter({ hasText: 'Rosalind Achterberg' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('rosalind');
  await expect(people).toHaveText([/^Rosalind Achterberg/]);
  await page.getByLabel('State').selectOption('Checked in');
  await expect(page.getByRole('heading', { name: 'No attendees found' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/-attendees\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Rosalind,Achterberg');
  await expect(page.getByRole('heading', { name: 'Saved files' })).toBeVisible();
  await expect(page.getByText(/: [\d,]+ attendees?$/)).toHaveCount(1);
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
