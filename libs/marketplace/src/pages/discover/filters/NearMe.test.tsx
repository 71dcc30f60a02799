import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { buildConfiguration, renderFeature, type MockAnswers } from '@foyer/testing';
import { marketplaceSettings } from '../../../testing/marketplaceSettings.ts';
import { NearMe, type NearMeProps } from './NearMe.tsx';

const here = { latitude: 43.65, longitude: -79.38 };

function show(
  locate: () => Promise<typeof here> = () => Promise.resolve(here),
  start?: NearMeProps['near'],
  answers: MockAnswers = {},
) {
  const chosen = jest.fn();
  function Place() {
    const [near, setNear] = useState(start);
    const note = (next: NearMeProps['near']): void => {
      chosen(next);
      setNear(next);
    };
    return <NearMe near={near} onNear={note} locate={locate} />;
  }
  return { chosen, ...renderFeature(<Place />, marketplaceSettings(answers)) };
}
const city = () => screen.getByRole('combobox', { name: 'City' });

describe('NearMe', () => {
  beforeEach(() => {
    // Ariakit focuses only elements with a client rect.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
  });
  afterEach(() => jest.restoreAllMocks());

  it('takes the place of the device, within 50 miles at first [C2.22c-d]', async () => {
    const { user, chosen } = show();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledWith({ ...here, rangeKm: 80, name: 'My location' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Within' }), '10 mi');
    expect(chosen).toHaveBeenLastCalledWith({ ...here, rangeKm: 16, name: 'My location' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Within' }), 'Any distance');
    expect(chosen).toHaveBeenLastCalledWith({ ...here, rangeKm: undefined, name: 'My location' });
  });

  it('says that the place was not found where the fan or the device refuses, and asks for a city [C8.19b, I8.10]', async () => {
    const { user, chosen } = show(() => Promise.reject(new Error('denied')));
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('We couldn’t find your location. Type a city instead.')).toBeVisible();
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeEnabled();
  });

  it('finds a city of GeoNames by its first letters, with the keyboard alone [C2.22b, I7.24]', async () => {
    const { user, chosen, api } = show();
    await user.type(city(), 'M');
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('searchCities');
    await user.type(city(), 'o');
    expect(await screen.findByRole('option', { name: /Montréal/ })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledWith({
        latitude: 45.5088,
        longitude: -73.5878,
        rangeKm: 80,
        name: 'Montréal',
      }),
    );
    expect(city()).toHaveValue('Montréal');
  });

  it('still finds cities of GeoNames where a maps service is configured and does not come [I7.30, C2.22b]', async () => {
    const maps = { scriptUrl: 'https://elsewhere.example/js?key=k' };
    const { user } = show(undefined, undefined, { getConfiguration: buildConfiguration({ maps }) });
    await user.type(city(), 'Mo');
    expect(await screen.findByRole('option', { name: /Montréal/ })).toBeInTheDocument();
  });

  it('looks everywhere again once the city is taken out', async () => {
    const { user, chosen } = show(undefined, { ...here, rangeKm: 50, name: 'Toronto' });
    await user.clear(city());
    expect(chosen).toHaveBeenLastCalledWith(undefined);
    expect(screen.queryByRole('combobox', { name: 'Within' })).toBeNull();
  });

  it('says that there is no such city only of one that was looked for', async () => {
    const { user, api } = show(undefined, { ...here, rangeKm: 50, name: 'Toronto' });
    api.answer({ searchCities: { cities: [], attribution: 'GeoNames' } });
    await user.click(city());
    expect(screen.queryByText('No results')).toBeNull();
    await user.clear(city());
    await user.type(city(), 'X');
    expect(screen.queryByText('No results')).toBeNull();
    await user.type(city(), 'y');
    expect((await screen.findAllByText('No results'))[0]).toBeInTheDocument();
  });

  it('folds the cities away at Escape, and keeps what was typed', async () => {
    const { user } = show();
    await user.type(city(), 'Mo');
    expect(await screen.findByRole('option', { name: /Montréal/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(city()).toHaveValue('Mo');
  });
});
