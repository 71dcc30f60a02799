import { act, screen, waitFor } from '@testing-library/react';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import { buildProfile, renderFeature } from '@foyer/testing';
import { ConsentProvider } from '../consent/useConsent.ts';
import { shellSettings } from '../testing/shellSettings.ts';
import { keepEarlyEvents } from '../browser/earlyEvents.ts';
import { ErrorReports } from './ErrorReports.tsx';

const fan = buildProfile();
/** Fetches the profile, as the shell does, and renders its id. */
const Watch = () => <output>{useGetProfileQuery().data?.globalUserId}</output>;
const storeOf = (performance: 'granted' | 'denied') => {
  const snapshot = {
    consent: { version: 1, isSetUp: true, categories: { necessary: 'granted' as const, performance } },
    isAsking: false,
  };
  const nothing = () => undefined;
  return {
    read: () => snapshot,
    subscribe: () => nothing,
    choose: nothing,
    openPreferences: nothing,
    closePreferences: nothing,
  };
};
const fail = (message: string) =>
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message })));

function show(performance: 'granted' | 'denied') {
  const { api } = renderFeature(
    <ConsentProvider value={storeOf(performance)}>
      <ErrorReports />
      <Watch />
    </ConsentProvider>,
    shellSettings({ reportError: { ok: true } }, { fan }),
  );
  return () =>
    api.calls
      .filter(({ operationId }) => operationId === 'reportError')
      .map(({ request }) => request as { message: string; mayIdentify?: boolean });
}

describe('the faults of pages', () => {
  // As in a page from its first script on.
  beforeEach(keepEarlyEvents);

  it('are told with nothing of the person, and who it is only under consent [I6.06, PV-04]', async () => {
    const told = show('denied');
    await screen.findByText(fan.globalUserId);
    fail(`no seat for ${fan.firstName} ${fan.lastName}, ${fan.emailAddress}`);
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]!.mayIdentify).toBeUndefined();
    for (const word of [fan.firstName, fan.lastName, fan.emailAddress])
      expect(JSON.stringify(told())).not.toContain(word);
  });

  it('say that who is signed in may be named, where they agreed', async () => {
    const told = show('granted');
    await screen.findByText(fan.globalUserId);
    fail('once');
    await waitFor(() => expect(told()).toMatchObject([{ message: 'once', mayIdentify: true }]));
  });

  it('are sent that came before the reporter was ready', async () => {
    fail('early');
    const told = show('denied');
    await waitFor(() => expect(told().map(({ message }) => message)).toEqual(['early']));
    fail('late');
    await waitFor(() => expect(told().map(({ message }) => message)).toEqual(['early', 'late']));
  });
});
