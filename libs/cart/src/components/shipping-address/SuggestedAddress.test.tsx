import { screen, waitFor } from '@testing-library/react';
import { buildConfiguration, renderFeature } from '@foyer/testing';
import { cartSettings } from '../../testing/cartSettings.ts';
import { ShippingAddressForm } from './ShippingAddressForm.tsx';

const line = '4242 Rue Saint-Denis, Montréal, QC H2J 2K8, Canada';
type FakeWindow = typeof globalThis & { google?: unknown; foyerMapsReady?: () => void };
const page = globalThis as FakeWindow;
const asked: object[] = [];
let knows = true;

const prediction = {
  placeId: 'place-1',
  text: { text: line },
  mainText: { text: '4242 Rue Saint-Denis' },
  secondaryText: { text: 'Montréal, QC, Canada' },
  toPlace: () => ({
    id: 'place-1',
    displayName: '4242 Rue Saint-Denis',
    formattedAddress: line,
    location: knows ? { lat: () => 45.5, lng: () => -73.6 } : null,
    fetchFields: () => Promise.resolve(),
  }),
};
const places = {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: object) => {
      asked.push(request);
      return Promise.resolve({ suggestions: [{ placePrediction: prediction }] });
    },
  },
  AutocompleteSessionToken: class {},
};
const script = () => document.head.querySelector('script[src*="maps.googleapis.com"]');
/** Simulates the arrival of the requested service script. */
async function arrive(): Promise<void> {
  await waitFor(() => expect(script()).not.toBeNull());
  page.google = { maps: { importLibrary: () => Promise.resolve(places) } };
  page.foyerMapsReady?.();
}

const withService = {
  getConfiguration: buildConfiguration({
    maps: { scriptUrl: 'https://maps.googleapis.com/maps/api/js?key=k' },
  }),
};
function show(answers = {}) {
  const taken = jest.fn();
  const feature = <ShippingAddressForm value={undefined} onValueChange={taken} />;
  return { taken, ...renderFeature(feature, cartSettings(answers)) };
}
const street = () => screen.findByRole('combobox', { name: 'Address' });

describe('the street of a shipping address [C3.29c, I3.22, I7.30]', () => {
  beforeEach(() => {
    // Ariakit focuses only elements with a client rect.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
    knows = true;
    asked.length = 0;
  });
  afterEach(() => jest.restoreAllMocks());

  it('is typed without help where no maps service is configured, and nothing is loaded [C2.25c]', async () => {
    const { user } = show();
    const field = await screen.findByRole('textbox', { name: 'Address' });
    await user.type(field, '4242 Rue Saint-Denis');
    expect(screen.queryByRole('combobox', { name: 'Address' })).toBeNull();
    expect(script()).toBeNull();
  });

  it('is suggested by the maps service, in the chosen country, and brings its place id', async () => {
    const { user, taken } = show(withService);
    await user.type(screen.getByRole('textbox', { name: /name/i }), 'Ada Tremblay');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CA');
    await user.type(await street(), '4242 rue');
    await arrive();
    expect(await screen.findByRole('option', { name: /4242 Rue Saint-Denis/ })).toBeInTheDocument();
    expect(screen.getByText('Google Maps')).toBeVisible();
    expect(asked[0]).toMatchObject({ input: '4242 rue', includedRegionCodes: ['ca'] });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await street()).toHaveValue(line));
    await user.click(screen.getByRole('button'));
    expect(taken).toHaveBeenLastCalledWith(
      expect.objectContaining({ address: line, country: 'CA', googlePlaceId: 'place-1' }),
    );
  });

  it('is the words of the suggestion, without a place id, where the service does not say more of it', async () => {
    const { user, taken } = show(withService);
    knows = false;
    await user.type(screen.getByRole('textbox', { name: /name/i }), 'Ada Tremblay');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CA');
    await user.type(await street(), '4242 rue');
    expect(await screen.findByRole('option', { name: /4242 Rue Saint-Denis/ })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    const words = '4242 Rue Saint-Denis, Montréal, QC, Canada';
    await waitFor(async () => expect(await street()).toHaveValue(words));
    await user.click(screen.getByRole('button'));
    expect(taken).toHaveBeenLastCalledWith(expect.objectContaining({ address: words, googlePlaceId: '' }));
  });
});
