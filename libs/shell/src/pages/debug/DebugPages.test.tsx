import { screen, waitFor, within } from '@testing-library/react';
import type { DebugPage } from '@foyer/contract';
import { buildConfiguration, renderFeature, type MockAnswers } from '@foyer/testing';
import { keepEarlyEvents } from '../../browser/earlyEvents.ts';
import { ErrorReports } from '../../error-reporting/ErrorReports.tsx';
import { VersionPanel } from '../../companion/versions/VersionPanel.tsx';
import { LaterVersionPanel } from '../../companion/versions/LaterVersionPanel.tsx';
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx';
import { reportFault } from '../../error-reporting/reportFault.ts';
import { shellSettings } from '../../testing/shellSettings.ts';
import { ErrorReportingPage } from './ErrorReportingPage.tsx';
import { RemoteConfigPage } from './RemoteConfigPage.tsx';

const withPages = (...debugPages: DebugPage[]): MockAnswers => ({
  getConfiguration: buildConfiguration({ debugPages, remoteConfig: { discoverV2: false } }),
});
const row = async (key: string) =>
  within((await screen.findByRole('rowheader', { name: key })).closest('tr')!);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('debug pages [I2.10, I6.07]', () => {
  it.each([
    ['error-reporting', <ErrorReportingPage key="e" />, 'remoteConfig' as const],
    ['remote-config', <RemoteConfigPage key="r" />, 'errorReporting' as const],
  ])('cannot be found without their flag: %s', async (_name, page, otherFlag) => {
    const shown = renderFeature(page, shellSettings(withPages()));
    expect(await screen.findByRole('heading', { name: 'This page could not be found.' })).toBeVisible();
    shown.unmount();
    renderFeature(page, shellSettings(withPages(otherFlag)));
    expect(await screen.findByRole('heading', { name: 'This page could not be found.' })).toBeVisible();
  });

  it('show values and who said them, take an override, and take it back [I4.23]', async () => {
    const { user } = renderFeature(<RemoteConfigPage />, shellSettings(withPages('remoteConfig')));
    const discover = await row('discoverV2');
    expect(discover.getByText('Remote')).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(18);
    const promo = await row('promoCodes');
    expect(promo.getByText('Default')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'New value for promoCodes' });
    await user.clear(field);
    await user.type(field, 'no');
    await user.click(screen.getByRole('button', { name: 'Set promoCodes' }));
    expect(await screen.findByText('This key doesn’t accept that value.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'false');
    await user.click(screen.getByRole('button', { name: 'Set promoCodes' }));
    await waitFor(() => expect(promo.getByText('You')).toBeVisible());
    expect(localStorage.getItem('foyer-remote-overrides')).toContain('"promoCodes":"false"');
    await user.click(screen.getByRole('button', { name: 'Undo promoCodes' }));
    await waitFor(() => expect(promo.getByText('Default')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Fetch again' }));
    expect(await screen.findByText('Fetched less than a minute ago. Try again shortly.')).toBeVisible();
  });

  it('make faults that are told to the server, of every kind [I2.10]', async () => {
    keepEarlyEvents();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(globalThis, {
      reportError: (error: Error) =>
        window.dispatchEvent(new ErrorEvent('error', { error, message: error.message })),
    });
    const { api, user } = renderFeature(
      <>
        <ErrorReports />
        <ErrorBoundary resetKey="a" onError={reportFault}>
          <ErrorReportingPage />
        </ErrorBoundary>
      </>,
      shellSettings({ ...withPages('errorReporting'), reportError: { ok: true } }),
    );
    const told = () =>
      api.calls
        .filter(({ operationId }) => operationId === 'reportError')
        .map(({ request }) => request as { name: string; message: string });
    await user.click(await screen.findByRole('button', { name: 'Report an error' }));
    await waitFor(() => expect(told()).toMatchObject([{ name: 'FoyerTestFault', message: 'reported' }]));
    await user.click(screen.getByRole('button', { name: 'Fail while rendering' }));
    await waitFor(() =>
      expect(told()).toMatchObject([{}, { name: 'FoyerTestFault', message: 'while drawing' }]),
    );
    expect(screen.getByText('Sorry, something went wrong.')).toBeVisible();
    Reflect.deleteProperty(globalThis, 'reportError');
    jest.restoreAllMocks();
  });
});

describe('the version panel [I6.07]', () => {
  const show = (path = '/') =>
    renderFeature(<VersionPanel />, shellSettings({ getReleaseName: { releaseName: 'foyer-7' } }, { path }));
  const build = document.createElement('meta');
  build.name = 'foyer-build';
  build.content = '1a2b3c4 main';
  beforeEach(() => document.head.append(build));
  afterEach(() => build.remove());

  it('says web branch, commit and the release of the server [I7.25]', async () => {
    show();
    expect(await screen.findByText('foyer-7')).toBeVisible();
    const panel = screen.getByRole('complementary', { name: 'Versions' });
    expect(panel).toHaveTextContent('main');
    expect(panel).toHaveTextContent('1a2b3c4');
  });

  it('can be dismissed, for the whole visit', async () => {
    const { user, unmount } = show();
    await user.click(await screen.findByRole('button', { name: 'Hide versions' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
    show();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is hidden by a flag of the query, and then asks nothing [I2.01]', () => {
    const { api } = show('/?hideVersions');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('is there only where the deployment has a debug page', async () => {
    const getReleaseName = { releaseName: 'foyer-7' };
    const without = renderFeature(<LaterVersionPanel />, shellSettings({ ...withPages(), getReleaseName }));
    await waitFor(() => expect(without.api.calls).toHaveLength(1));
    expect(screen.queryByRole('complementary')).toBeNull();
    without.unmount();
    renderFeature(<LaterVersionPanel />, shellSettings({ ...withPages('remoteConfig'), getReleaseName }));
    expect(await screen.findByRole('complementary', { name: 'Versions' })).toBeVisible();
  });
});
