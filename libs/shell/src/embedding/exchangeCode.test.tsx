import { StrictMode } from 'react';
import { waitFor } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { shellSettings } from '../testing/shellSettings.ts';
import { takeExchangeCode } from './exchangeCode.ts';
import { invalidIframeOrigin } from './parentOrigin.ts';
import { useExchangeCode } from './createFrameWatcher.tsx';

const code = 'c'.repeat(60);
const partner = 'https://partner.example';
/** Makes this page look framed. */
const framed = () => ({ location: window.location, history: window.history, parent: {} as Window });

describe('takeExchangeCode [AZ-13, I6.09]', () => {
  it.each([
    ['in a frame', framed, code],
    ['on a page of its own, where no link logs in', () => window, undefined],
  ])('takes it out of the address %s, the query left alone', (_where, page, expected) => {
    window.history.replaceState({ kept: 1 }, '', `/events/e1?section=101#exchangeCode=${code}`);
    const entries = window.history.length;
    expect(takeExchangeCode(page())).toBe(expected);
    expect(window.location.href).toBe(`${window.location.origin}/events/e1?section=101`);
    expect([window.history.length, window.history.state]).toEqual([entries, { kept: 1 }]);
    expect(takeExchangeCode(page())).toBeUndefined();
  });

  it('leaves another fragment where it is', () => {
    window.history.replaceState(null, '', '/terms#fees');
    expect(takeExchangeCode(framed())).toBeUndefined();
    expect(window.location.hash).toBe('#fees');
  });
});

const profile = buildProfile();
function Frame({ origin }: { origin: string }) {
  useExchangeCode(code, origin);
  return null;
}
const open = (answers: MockAnswers, { origin = partner } = {}) =>
  renderFeature(
    <StrictMode>
      <Frame origin={origin} />
    </StrictMode>,
    shellSettings(answers),
  );
const redeemed = { authToken: 'token-of-a-frame', needsEmailVerification: false, profile };

describe('useExchangeCode [I6.09]', () => {
  it('trades the code once, with the page around that the browser tells of, for a session', async () => {
    const { api, store } = open({ redeemExchangeCode: redeemed, getProfile: profile });
    await waitFor(() => expect(store.getState()).toMatchObject({ identity: { status: 'signedIn' } }));
    expect(api.calls.map(({ operationId, request }) => [operationId, request])).toContainEqual([
      'redeemExchangeCode',
      { exchangeCode: code, hostOrigin: partner },
    ]);
    expect(api.calls.filter(({ operationId }) => operationId === 'redeemExchangeCode')).toHaveLength(1);
  });

  it('stays signed out where the code is good for nothing any more', async () => {
    const { api, store } = open({ redeemExchangeCode: refuse('notFound') });
    await waitFor(() => expect(api.calls).not.toHaveLength(0));
    expect(store.getState()).toMatchObject({ identity: { status: 'signedOut' } });
  });

  it('makes no request where the browser does not name the embedding page', async () => {
    const { api } = open({}, { origin: invalidIframeOrigin });
    await Promise.resolve();
    expect(api.calls.filter(({ operationId }) => operationId === 'redeemExchangeCode')).toEqual([]);
  });
});
