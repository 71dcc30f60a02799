import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountApi } from '@foyer/api-client/identity';
import { cityApi } from '@foyer/api-client/shell';
import { createStage, FeatureStage, refuse } from '@foyer/testing';
import { LocaleProvider } from '../locale/LocaleContext.tsx';
import { shellSettings } from '../testing/shellSettings.ts';
import { Companion } from './Companion.tsx';

const cities = { cities: [], attribution: 'GeoNames' };

async function show() {
  const stage = createStage(shellSettings({ searchCities: cities }));
  render(
    <FeatureStage stage={stage}>
      <LocaleProvider initial="en-US" onInvalid={() => undefined}>
        {() => <Companion />}
      </LocaleProvider>
    </FeatureStage>,
  );
  const { searchCities } = cityApi.endpoints;
  const asked = await act(() => stage.store.dispatch(searchCities.initiate({ searchQuery: 'tor' })));
  expect(asked.data).toEqual(cities);
  const refresh = () =>
    act(() => stage.store.dispatch(searchCities.initiate({ searchQuery: 'tor' }, { forceRefetch: true })));
  return { stage, refresh, user: userEvent.setup() };
}

const banner = () => screen.queryByText('Take a break.');
const bannerComes = () => screen.findByText('Take a break.');

describe('what is on the page and cannot be brought up to date [I8.04]', () => {
  it('is told in a banner at the bottom, in the words of the server, which can be closed [C7.86a-b]', async () => {
    const { stage, refresh, user } = await show();
    stage.api.answer({ searchCities: refuse('tooManyRequests', { message: 'Take a break.' }) });
    await refresh();
    expect(await bannerComes()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(banner()).toBeNull());
    await refresh();
    expect(banner()).toBeNull();
    stage.api.answer({ searchCities: cities });
    await refresh();
    stage.api.answer({ searchCities: refuse('tooManyRequests', { message: 'Take a break.' }) });
    await refresh();
    expect(await bannerComes()).toBeVisible();
  });

  it('is told by the page alone where nothing was there yet', async () => {
    const { stage } = await show();
    stage.api.answer({ searchCities: refuse('tooManyRequests', { message: 'Take a break.' }) });
    const { searchCities } = cityApi.endpoints;
    const asked = await act(() => stage.store.dispatch(searchCities.initiate({ searchQuery: 'mon' })));
    expect(asked.isError).toBe(true);
    expect(banner()).toBeNull();
  });

  it('is told in an overlay, in the words of the server, where they are for fans [C7.85a]', async () => {
    const { stage, refresh, user } = await show();
    stage.api.answer({ searchCities: refuse('invalidOfferCode' as never, { message: 'Take a break.' }) });
    await refresh();
    const dialog = await screen.findByRole('alertdialog', { name: 'Oops! Something went wrong.' });
    expect(dialog).toHaveTextContent('Take a break.');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await refresh();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is told by the page alone where the contract says that it shows refusals [C7.85b]', async () => {
    const { stage, refresh } = await show();
    const { isEmailAddressAvailable } = accountApi.endpoints;
    const check = () =>
      act(() =>
        stage.store.dispatch(
          isEmailAddressAvailable.initiate({ emailAddress: 'ada@foyer.test' }, { forceRefetch: true }),
        ),
      );
    stage.api.answer({ isEmailAddressAvailable: { ok: true } });
    expect((await check()).isSuccess).toBe(true);
    stage.api.answer({ isEmailAddressAvailable: refuse('userAlreadyExists', { message: 'In use.' }) });
    expect((await check()).isError).toBe(true);
    // Overlays load on demand: one for the check would be there before the banner that follows.
    stage.api.answer({ searchCities: refuse('tooManyRequests', { message: 'Take a break.' }) });
    await refresh();
    expect(await bannerComes()).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('In use.')).toBeNull();
  });

  it('is not told of a session that is over, which has words of its own', async () => {
    const { stage, refresh } = await show();
    stage.api.answer({ searchCities: refuse('unauthorized' as never, { message: 'Take a break.' }) });
    await refresh();
    expect(banner()).toBeNull();
  });
});
