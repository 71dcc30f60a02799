import { callFoyer, createFoyerClient } from '@foyer/api-client';
import { createSafeStorage } from '@foyer/util';
import { attributionHeaders, attributionKey, readAttribution, visitHeaders } from './attribution.ts';

const eventId = '0192f3c4-0000-7000-8000-0000000000aa';
const at = (path: string) => new URL(path, 'https://foyer.example');
const memory = () =>
  createSafeStorage(() => {
    throw new Error('memory only');
  });
const decoded = (header: string | undefined): unknown => JSON.parse(atob(header ?? ''));

describe('how a visit came about [I7.02, I7.26, C7.01h]', () => {
  it.each([
    [`/events/${eventId}?affiliateCode=ada-7`, { affiliateCode: 'ada-7', eventId }],
    [`/fr-CA/events/aurora/${eventId}?affiliateCode=ada-7`, { affiliateCode: 'ada-7', eventId }],
    [
      `/ad/${eventId}?affiliateCode=ada-7&advertisementId=42`,
      { affiliateCode: 'ada-7', advertisementId: '42', eventId },
    ],
    ['/?affiliateCode=ada-7', { affiliateCode: 'ada-7' }],
    [`/events/${eventId}`, {}],
    ['/?appType=ios', { appType: 'IOS' }],
    ['/?appType=ANDROID', { appType: 'ANDROID' }],
    ['/?appType=TOASTER', {}],
    [
      '/?utm_source=mail&utm_campaign=june',
      { advertisementData: { utm_source: 'mail', utm_campaign: 'june' } },
    ],
    ['/?utm_source=ada@foyer.example', {}],
    ['/?advertisementId=a%0d%0aSet-Cookie:x', {}],
    [`/?affiliateCode=${'x'.repeat(65)}`, {}],
  ])('reads %s', (path, expected) => {
    expect(readAttribution(at(path))).toEqual(expected);
  });

  it('says it in headers, an affiliate and the event in base64', () => {
    const headers = attributionHeaders(
      readAttribution(
        at(`/ad/${eventId}?affiliateCode=ada-7&advertisementId=42&utm_source=mail&appType=IOS`),
      ),
    );
    expect(headers).toMatchObject({
      'App-Type': 'IOS',
      'Advertisement-Id': '42',
      'Advertisement-Data': 'utm_source=mail',
    });
    expect(decoded(headers['System-Event'])).toEqual({ affiliateCode: 'ada-7', eventId });
    expect(attributionHeaders({})).toEqual({});
  });

  it('goes with every call of the client', async () => {
    const fetch = jest.fn((_input: RequestInfo | URL, _init?: RequestInit) =>
      Promise.resolve(new Response('{}')),
    );
    const visit = visitHeaders(memory(), at('/?advertisementId=42'));
    const client = createFoyerClient({ baseUrl: '/api', fetch, visitHeaders: () => visit });
    await callFoyer(client, { method: 'GET', path: '/x' }, new AbortController().signal);
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Advertisement-Id': '42' });
  });

  it('lasts for the browser session; a later link replaces it, and the app stays the app', () => {
    const storage = memory();
    visitHeaders(storage, at(`/events/${eventId}?affiliateCode=ada-7&appType=IOS`));
    const later = visitHeaders(storage, at('/profile'));
    expect(decoded(later['System-Event'])).toEqual({ affiliateCode: 'ada-7', eventId });
    const replaced = visitHeaders(storage, at('/?advertisementId=42'));
    expect(replaced).toEqual({ 'App-Type': 'IOS', 'Advertisement-Id': '42' });
    expect(visitHeaders(storage, at('/'))).toEqual(replaced);
  });

  it.each(['rubbish', '//evil.example/?advertisementId=1', '/?advertisementId=a%0ab', '{"appType":1}'])(
    'takes nothing from a storage that holds %s',
    (stored) => {
      const storage = memory();
      storage.setItem(attributionKey, stored);
      const headers = visitHeaders(storage, at('/'));
      expect(Object.values(headers).every((value) => /^[\w.~-]*$/.test(value))).toBe(true);
    },
  );
});
