import { act, screen, waitFor } from '@testing-library/react';
import type { PublicConfiguration } from '@foyer/contract';
import { buildConfiguration, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSurroundings, hall } from '../../testing/builders/buildSurroundings.ts';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { VenueMap } from './VenueMap.tsx';

const maps: PublicConfiguration['maps'] = { scriptUrl: 'https://maps.googleapis.com/maps/api/js?key=k' };
const withService = { getConfiguration: buildConfiguration({ maps }) };
const show = (answers: MockAnswers = {}, locale: 'en-US' | 'fr-CA' = 'en-US') =>
  renderFeature(
    <VenueMap venue={hall} coordinates={hall.coordinates} hasSurroundings />,
    marketplaceSettings(answers, { locale }),
  );
const outside = () =>
  [...document.querySelectorAll<HTMLElement>('script[src], img, iframe')].map((each) => each.outerHTML);
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');

describe('VenueMap [I7.30]', () => {
  afterEach(() => script()?.remove());

  it('draws the surroundings of the venue without third-party requests', async () => {
    const { api } = show();
    const map = await screen.findByRole('img', {
      name: /^Map centered on Harbour Arena, with nearby cities: /,
    });
    expect(map).toHaveAccessibleName(/Etobicoke/);
    expect(map).toHaveTextContent('5 mi');
    expect(screen.getByText(/GeoNames/)).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'getSurroundings',
      request: { latitude: '43.6435', longitude: '-79.3791' },
    });
    expect(outside()).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads the way there by a link in a tab of its own', async () => {
    show({}, 'fr-CA');
    const link = await screen.findByRole('link', { name: /Obtenir l’itinéraire/ });
    expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=43.6435%2C-79.3791');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('is a map of the venue alone where no city is known', async () => {
    show({ getSurroundings: buildSurroundings({ cities: [] }) });
    expect(await screen.findByRole('img', { name: 'Map centered on Harbour Arena.' })).toBeVisible();
  });

  it('says that the map could not be loaded, and tries again by a press', async () => {
    const { user, api } = show({ getSurroundings: refuse('tooManyRequests') });
    expect(await screen.findByText('We couldn’t load the map.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Get directions/ })).toBeVisible();
    api.answer({ getSurroundings: buildSurroundings() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /Etobicoke/ })).toBeVisible();
  });

  it('loads the maps service at a press and not before; where it fails the drawn map is back', async () => {
    const { user } = show(withService);
    const press = await screen.findByRole('button', { name: 'Show streets' });
    expect(screen.getByText(/Google, which may collect/)).toBeVisible();
    expect(outside()).toEqual([]);
    await user.click(press);
    await waitFor(() => expect(script()).not.toBeNull());
    expect(screen.getByRole('region', { name: 'Street map of Harbour Arena' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    act(() => void script()!.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/couldn’t load the street map/)).toBeVisible();
    expect(screen.getByRole('img', { name: /Etobicoke/ })).toBeVisible();
  });

  it('says on the page of an event where the venue is and how to get there, without drawing what is around it', async () => {
    const venue = { ...hall, address: '40 Bay Street', region: 'Ontario' };
    const { api, user } = renderFeature(
      <VenueMap venue={venue} coordinates={hall.coordinates} />,
      marketplaceSettings(withService),
    );
    expect(await screen.findByText(/40 Bay Street, Toronto, Ontario/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Get directions/ })).toBeVisible();
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('getSurroundings');
    await user.click(await screen.findByRole('button', { name: 'Show streets' }));
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(screen.queryByRole('region', { name: /Street map/ })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('goes back from the streets to the drawn map', async () => {
    const { user } = show(withService);
    await user.click(await screen.findByRole('button', { name: 'Show streets' }));
    await user.click(await screen.findByRole('button', { name: 'Back to simple map' }));
    expect(await screen.findByRole('img', { name: /Etobicoke/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Street map/ })).toBeNull();
  });
});
