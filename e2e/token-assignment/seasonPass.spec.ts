import { writeFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { newAddress } from '../support/people/canaries.ts';
import { signIn } from '../support/people/signIn.ts';
import type { AskDatabase } from '../support/site/startWorkerSite.ts';

interface SeasonDate {
  vanity_name: string;
  client: string;
  seats: string[];
}

/** Finds four events of one organisation with two free seats each. */
const findDates = (database: AskDatabase): Promise<SeasonDate[]> =>
  database<SeasonDate>(`
    select e.vanity_name, c.vanity_name as client, s.seats
    from event e join client c using (client_id)
    cross join lateral (
      select array_agg(f.seat_code) as seats from (
        select n.seat_code from event_seat n
        join offer_group o on o.event_id = n.event_id and o.inventory_item_id = n.inventory_item_id
        join marketplace m on m.event_id = o.event_id and m.marketplace_id = o.marketplace_id
        where n.event_id = e.event_id and n.state = 'available' and n.kind = 'plain' and n.allotment_id is null
          and m.type = 'purchase' and m.code is null and o.inventory_package_id is null
        order by n.row_rank desc, n.seat_code desc limit 2) f) s
    where c.vanity_name = 'maison-verdier' and e.status = 'Upcoming' and e.policy ->> 'transfer' = 'allowed'
      and e.starts_at > foyer_now() + interval '8 days' and e.currency = 'CAD' and cardinality(s.seats) = 2
    order by e.starts_at limit 4`);

test('a member sends three dates to two people after a preview, and a fourth stays as it is [C1.10b, C2.08f, C2.13a, C2.13b, C2.13c, C6.09b, C7.68]', async ({
  page,
  browser,
  site,
  mail,
  database,
  operator,
  createFan,
  expectAccessible,
}, testInfo) => {
  const member = await createFan();
  const dates = await findDates(database);
  expect(dates).toHaveLength(4);
  const names = dates.map((date) => date.vanity_name);
  await operator('season', 'create', 'winter-nights', 'Winter Nights', dates[0]!.client, ...names);
  const file = testInfo.outputPath('members.csv');
  const columns = ['memberId', 'email', 'firstName', 'lastName', 'locale', 'autoRenew', ...names];
  const cells = [
    'WN-0042',
    member.emailAddress,
    '',
    '',
    '',
    'yes',
    ...dates.map(({ seats }) => seats.join(' ')),
  ];
  await writeFile(file, [columns, cells].map((line) => line.join(',')).join('\n'));
  expect(await operator('season', 'issue', 'winter-nights', file)).toContain('1 issued');

  await signIn(page, member);
  await page.goto('/myPass/going');
  await page.getByRole('link', { name: 'Season passes (1)' }).click();
  await expect(page.getByRole('heading', { name: 'Winter Nights' })).toBeVisible();
  await expect(page.getByText('WN-0042')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Winter Nights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Season pass' })).toBeVisible();
  const renewal = page.getByRole('switch', { name: /^Renew automatically/ });
  await renewal.uncheck();
  await expect(page.getByText('Doesn’t renew')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Send several dates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send several dates' })).toBeVisible();
  const choices = page.getByRole('group', { name: 'Which dates?' }).getByRole('checkbox');
  await page.getByRole('button', { name: 'All dates' }).click();
  await choices.last().uncheck();
  await expect(page.getByText('3 dates selected')).toBeVisible();
  const guests = [newAddress(), newAddress()];
  await page.getByLabel('Or paste email addresses').fill(guests.join('\n'));
  const preview = page.getByRole('table', { name: 'Who gets what' });
  await expect(preview.getByRole('row')).toHaveCount(1 + 3 * 2);
  await expect(preview.getByText(guests[0]!)).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send 6' }).click();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'See all dates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All dates' })).toBeVisible();
  await expect(page.getByText(`Sent to ${guests[0]!}`)).toHaveCount(3);
  await expectAccessible(page);

  const { pathname, search } = new URL(await mail.linkTo(guests[0]!, '/tokenAssignment'));
  const context = await browser.newContext({ baseURL: site.at('/') });
  const phone = await context.newPage();
  await phone.goto(`${pathname}${search}`);
  await expect(phone.getByRole('heading', { level: 1, name: /sent you a Pass$/ })).toBeVisible();
  await context.close();

  const states = await database<{ states: string[] }>(
    `select array_agg(t.state order by t.state) as states from token t join event e using (event_id)
     join season_membership m on m.membership_id = t.origin_id
     where m.member_id = 'WN-0042' group by e.event_id, e.starts_at order by e.starts_at`,
  );
  expect(states.map((each) => each.states)).toEqual([
    ['sent', 'sent'],
    ['sent', 'sent'],
    ['sent', 'sent'],
    ['active', 'active'],
  ]);
});
