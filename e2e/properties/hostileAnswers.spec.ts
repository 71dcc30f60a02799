import { hostileAddresses } from '@foyer/testing/hostile';
import { changeAnswers, dressed, hostileStyles, poisonAnswers } from '../support/hostile/hostileAnswers.ts';
import { expect, test } from '../support/hostile/hostileTest.ts';
import { expectCalm, startVisits } from '../support/hostile/hostileVisits.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

test.describe.configure({ mode: 'default' });

test('neither follows nor executes hostile addresses and texts of an answer [BR-03, BR-04]', async ({
  browser,
  own,
}) => {
  const { eventId } = await pickEvent(own.site, hasSeats);
  for (const kind of ['addresses', 'texts'] as const) {
    const visits = await startVisits(browser, own);
    const places = await poisonAnswers(visits.context, kind);
    for (const address of ['/en-US/', `/en-US/events/${eventId}`, own.site.at('/en-US/', 'aurora')])
      await visits.visit(address);
    expect(places.size).toBeGreaterThan(5);
    // Errors are ignored: the altered answers no longer match those that the page was built from.
    visits.errors.length = 0;
    await expectCalm(visits);
  }
});

test('applies no style injected by a theme, and loads no third-party icon [BR-04, I3.29]', async ({
  browser,
  own,
}) => {
  const visits = await startVisits(browser, own);
  let style = '';
  await changeAnswers(visits.context, (answer) => dressed(answer, style));
  for (style of hostileStyles) {
    await visits.visit(own.site.at('/en-US/', 'aurora'));
    const worn = await visits.page.evaluate(() => [
      document.documentElement.getAttribute('style') ?? '',
      ...[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    ]);
    expect(worn.filter((rule) => /evil|expression|@import/.test(rule))).toEqual([]);
    // Only the theme's author gets a warning; no other error occurs.
    const told = visits.errors.splice(0);
    expect(told.filter((each) => !/^The look of this site: .*refused/.test(each))).toEqual([]);
    // The next style arrives in a browser that keeps none of this one.
    await visits.page.evaluate(() => window.localStorage.clear());
  }
  await expectCalm(visits);
  const before = await own.database<{ config: unknown }>('select config from white_label');
  expect(before.length).toBeGreaterThan(0);
  for (const address of hostileAddresses) {
    await own.database(
      `update white_label set config = jsonb_set(config, '{favicons}', to_jsonb(array[$1::text]))`,
      [address],
    );
    const icon = await own.site.call('/favicon.svg', { site: 'aurora' });
    expect([icon.status, icon.headers['location']]).toEqual([200, undefined]);
  }
});
