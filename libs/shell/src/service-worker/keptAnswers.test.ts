import { createHash } from 'node:crypto';
import { offlineOperations, operations } from '@foyer/contract';
import { buildProfile } from '@foyer/testing';
import { isAppPage, isKeptCall, isKeptFile } from './keptAddresses.ts';
import { fromKept, keptName, toKeep } from './keptAnswers.ts';

const noon = Date.parse('2026-06-01T12:00:00Z');
const hour = 3_600_000;
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('what is kept for a time without network', () => {
  it('goes on telling the server’s time, and when it was given, whatever the device’s clock says [CL-07]', async () => {
    const kept = await toKeep(answer({ serverTime: '2026-06-01T13:00:00Z', tokens: [] }), noon);
    const given = await fromKept(kept!, noon + 5 * hour);
    expect(await given.json()).toEqual({
      ...{ serverTime: '2026-06-01T18:00:00.000Z', keptAt: '2026-06-01T13:00:00Z', tokens: [] },
    });
  });

  it('leaves out birth date, gender and postal code, which no door needs [BR-10]', async () => {
    const { firstName, complete, ...rest } = buildProfile({
      dateOfBirth: '1987-07-23',
      postalCode: 'J8Z 9X7',
      gender: 'FEMALE',
    });
    const kept = JSON.parse(
      await (await toKeep(answer({ firstName, complete, ...rest }), noon))!.text(),
    ) as object;
    expect(kept).toMatchObject({ firstName, complete });
    expect(JSON.stringify(kept)).not.toMatch(/1987-07-23|J8Z 9X7|FEMALE/);
  });

  it('is given as it was where it tells no time', async () => {
    const kept = await toKeep(answer({ firstName: 'Ada' }), noon);
    expect(await (await fromKept(kept!, noon + hour)).json()).toEqual({ firstName: 'Ada' });
  });

  it.each([
    ['a refusal', answer({ code: 'unauthorized' }, 401)],
    ['a fault', answer({ code: 'serverError' }, 500)],
    ['a page', new Response('<html>', { status: 200 })],
  ])('never is %s', async (_name, refused) => {
    expect(await toKeep(refused, noon)).toBeUndefined();
  });

  it('is found by who asked, in the language that they asked in [I4.14, AZ-02]', async () => {
    const digest = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
    const name = (authorization: string, language: string) =>
      keptName(
        {
          url: 'https://foyer.test/api/user/profile?a=1',
          headers: new Headers({ authorization, 'accept-language': language }),
        },
        digest,
      );
    const own = await name('Bearer a', 'fr-CA');
    expect(own).toMatch(/^https:\/\/foyer\.test\/api\/user\/profile\?a=1&kept-for=[0-9a-f]{32}$/);
    expect(await name('Bearer a', 'fr-CA')).toBe(own);
    expect(await name('Bearer b', 'fr-CA')).not.toBe(own);
    expect(await name('Bearer a', 'en-US')).not.toBe(own);
  });

  it.each([
    'getConfiguration',
    'getWhiteLabelConfig',
    'getProfile',
    'listAttendingEvents',
    'getEventActivity',
  ] as const)('is the answer of %s, at the address of the contract', (id) => {
    expect(isKeptCall(`/api${operations[id].path}`)).toBe(true);
  });

  it('is no answer of a call that the contract does not mark [BR-10]', () => {
    const kept = Object.entries(operations).filter(
      ([, { method, path }]) => method === 'GET' && isKeptCall(`/api${path}`),
    );
    expect(kept.map(([id]) => id).sort()).toEqual(Object.keys(offlineOperations).sort());
  });

  it('is no secret, and no answer of a payment', () => {
    for (const path of ['/api/user/activity/entrySecret', '/api/payment/paymentMeans', '/api/auth/login']) {
      expect(isKeptCall(path)).toBe(false);
    }
  });

  it('are the files of the app whose names tell what is in them, and every page of it has its shell', () => {
    const files = ['/assets/main.0a1b2c3d4e.js', '/legacy/assets/0a1b2c3d.js', '/art/x/wide.svg'];
    expect(files.every(isKeptFile)).toBe(true);
    expect(['/assets/main.js', '/api/assets/0a1b2c3d.js'].some(isKeptFile)).toBe(false);
    expect(['/', '/fr-CA/myPass/going', '/events/x/1'].every(isAppPage)).toBe(true);
    expect(['/api/x', '/sandbox/mail', '/storybook', '/sitemap.xml'].some(isAppPage)).toBe(false);
  });
});
