import { expect, test } from '../support/journey.ts';

test('browser, server, database and test read one clock', async ({
  page,
  context,
  clock,
  site,
  database,
}) => {
  await page.goto('/');
  const times = [
    await page.evaluate(() => Date.now()),
    await page.evaluate(() => new Date().getTime()),
    (await clock.now()).getTime(),
  ];
  const other = await context.browser()!.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(site.at('/termsOfUse'));
  times.push(await elsewhere.evaluate(() => Date.now()));
  await other.close();
  const [row] = await database<{ now: Date }>('select foyer_now() as now');
  times.push(row!.now.getTime());
  for (const time of times) expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
});
