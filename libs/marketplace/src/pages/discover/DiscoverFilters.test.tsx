import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { buildConfiguration, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildListedEvent, buildListedEvents, idOf } from '../../testing/builders/buildEvents.ts';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { EventsPage } from './EventsPage.tsx';

/** Shows the query of the current address, and the browser's back button. */
function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().search}</output>
      <button onClick={() => void navigate(-1)}>Browser: back</button>
    </>
  );
}
const address = () => document.querySelector('output')?.textContent;
const show = (answers: MockAnswers = {}, path = '/events') =>
  renderFeature(
    <>
      <EventsPage />
      <Browser />
    </>,
    marketplaceSettings(
      { getConfiguration: buildConfiguration({ currencies: ['CAD', 'USD'] }), ...answers },
      { path },
    ),
  );
type Shown = ReturnType<typeof show>;
const asked = ({ api }: Shown) =>
  api.calls
    .filter(({ operationId }) => operationId === 'listEvents')
    .map(({ request }) => request as Record<string, unknown>);
const chip = (name: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name });
const day = (name: string) =>
  within(screen.getByRole('group', { name: 'Days' })).getByRole('button', { name });
const suggestions = {
  performers: [{ performerId: idOf(801), name: 'The Quiet Choir' }],
  venues: [{ locationId: idOf(901), name: 'Quiet Hall', city: 'Toronto' }],
  cities: [{ name: 'Quispamsis', countryCode: 'CA', coordinates: { latitude: 45.43, longitude: -65.95 } }],
};

// Loads the on-demand parts up front, since the first import can take longer than a test waits.
beforeAll(() => import('./laterParts.ts'));

describe('suggestions of the search', () => {
  it('begin with the second letter, beside the events [C2.22e]', async () => {
    const shown = show({ listSearchSuggestions: suggestions });
    await shown.user.type(screen.getByRole('searchbox'), 'q');
    await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ searchQuery: 'q' }));
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
    await shown.user.type(screen.getByRole('searchbox'), 'ui');
    const group = await screen.findByRole('group', { name: 'Suggestions' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['The Quiet Choir', 'Quiet Hall, Toronto', 'Near Quispamsis']);
    expect(screen.getByRole('list')).toBeVisible();
  });

  it('search for the performer or venue, or go to the city, at one press [C2.22e, C2.22b]', async () => {
    const shown = show({ listSearchSuggestions: suggestions }, '/events?q=qui');
    await shown.user.click(await screen.findByRole('button', { name: 'Quiet Hall, Toronto' }));
    expect(address()).toBe('?q=Quiet+Hall');
    expect(screen.getByRole('searchbox')).toHaveValue('Quiet Hall');
    expect(screen.queryByRole('button', { name: 'Quiet Hall, Toronto' })).toBeNull();
    await shown.user.click(screen.getByRole('button', { name: 'Near Quispamsis' }));
    expect(address()).toBe('?lat=45.4300&lon=-65.9500&range=80&place=Quispamsis');
    expect(chip('Quispamsis')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('filters of the list', () => {
  it('are ways to buy, price with its currency, and wheelchair spaces, all in the address [C1.02, C2.22a, C3.01a-d]', async () => {
    const shown = show();
    await shown.user.click(chip('More filters'));
    const ways = within(await screen.findByRole('group', { name: 'Ways to buy' }));
    expect(ways.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Buy Now',
      'Wish List',
      'My Price',
      'Resale',
    ]);
    await shown.user.click(ways.getByRole('button', { name: 'Wish List' }));
    await shown.user.click(ways.getByRole('button', { name: 'Resale' }));
    const price = screen.getByRole('combobox', { name: 'Maximum price, fees included' });
    await shown.user.selectOptions(price, 'Up to $100');
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CAD');
    expect(price).toHaveDisplayValue('Up to CA$100');
    await shown.user.click(screen.getByRole('switch', { name: 'Wheelchair spaces available' }));
    expect(address()).toBe('?ways=draw%2CsecondaryExchange&price=100&currency=CAD&accessible=true');
    await waitFor(() =>
      expect(asked(shown).at(-1)).toMatchObject({
        buyingOptions: ['draw', 'secondaryExchange'],
        priceMax: '10000',
        currency: 'CAD',
        accessible: 'true',
      }),
    );
    expect(chip('More filters')).toHaveAttribute('aria-pressed', 'true');
  });

  it('begin with the place, then time and kind, one group open at a time, each saying its choice [C2.22b]', async () => {
    const shown = show({}, '/events?lat=43.7&lon=-79.4&range=80&place=Toronto&kinds=comedy,dance');
    const bar = within(screen.getByRole('group', { name: 'Filters' }));
    expect(bar.getAllByRole('button').map((each) => each.textContent.trim())).toEqual([
      'Toronto',
      'Any day',
      'Comedy +1',
      'More filters',
    ]);
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Toronto');
    await shown.user.click(chip('Comedy +1'));
    expect(await screen.findByRole('group', { name: 'Kinds' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'City' })).toBeNull();
    await shown.user.click(chip('Comedy +1'));
    expect(screen.queryByRole('group', { name: 'Kinds' })).toBeNull();
  });

  it('sort by price in a currency that is named, and by recommendation otherwise [C2.23d, C3.13c]', async () => {
    const shown = show();
    await shown.user.click(chip('More filters'));
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Recommended');
    await shown.user.selectOptions(sort, 'Lowest price first (USD)');
    expect(address()).toBe('?sort=LOW_TO_HIGH&currency=USD');
    await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ sort: 'price', currency: 'USD' }));
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CAD');
    expect(address()).toBe('?sort=LOW_TO_HIGH&currency=CAD');
    await shown.user.selectOptions(sort, 'Recommended');
    expect(address()).toBe('');
  });

  it('open with the days that a shared link has set, and are undone by going back', async () => {
    const shown = show({}, '/events?from=2027-03-01&to=2027-03-05');
    expect(await screen.findByLabelText('From')).toHaveValue('2027-03-01');
    expect(screen.getByLabelText('Until')).toHaveValue('2027-03-05');
    expect(chip('Your dates')).toHaveAttribute('aria-pressed', 'true');
    await shown.user.click(day('This weekend'));
    expect(address()).toBe('?when=weekend');
    expect(chip('This weekend')).toHaveAttribute('aria-pressed', 'true');
    await shown.user.click(screen.getByRole('button', { name: 'Browser: back' }));
    await waitFor(() => expect(address()).toBe('?from=2027-03-01&to=2027-03-05'));
    expect(screen.getByLabelText('From')).toHaveValue('2027-03-01');
    expect(day('This weekend')).toHaveAttribute('aria-pressed', 'false');
  });

  it('name the one to drop where nothing fits, with what is left then [C2.22e]', async () => {
    const shown = show(
      {
        listEvents: ({ kinds, searchQuery }) =>
          kinds === undefined && searchQuery !== undefined
            ? { events: buildListedEvents(), total: 8 }
            : { events: [], total: 0 },
      },
      '/events?q=lights&kinds=comedy,club&accessible=true',
    );
    const drop = await screen.findByRole('button', { name: 'Without Comedy and Club nights: 8 events' });
    expect(screen.queryByRole('button', { name: /Without “lights”/ })).toBeNull();
    await shown.user.click(drop);
    await waitFor(() => expect(screen.getByRole('list')).toBeVisible());
    expect(address()).toBe('?q=lights&accessible=true');
  });

  it('are not blamed for a search that finds nothing, nor for an empty house [C2.22e]', async () => {
    const none = { listEvents: { events: [], total: 0 } };
    const { unmount } = show(none, '/events?q=zzqx');
    expect(await screen.findByText('No events match “zzqx”')).toBeVisible();
    const featured = await screen.findByRole('region', { name: 'Don’t miss these' });
    expect(within(featured).getByRole('link')).toBeVisible();
    unmount();
    show(none);
    expect(await screen.findByText('No events right now')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Don’t miss these' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });
});

describe('the pages of the list', () => {
  const inPages: MockAnswers = {
    listEvents: ({ cursor }) => {
      const at = cursor === undefined ? 0 : Number(cursor);
      return { events: [buildListedEvent(at)], total: 3, ...(at < 2 ? { nextCursor: String(at + 1) } : {}) };
    },
  };

  it('are in the address, so that a reload and the way back show as many [C2.22f]', async () => {
    const shown = show(inPages);
    await shown.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(address()).toBe('?pages=2');
    shown.unmount();
    show(inPages, '/events?pages=3');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('begin anew with another filter [C2.22f]', async () => {
    const shown = show(inPages, '/events?pages=2');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    await shown.user.click(chip('All kinds'));
    const kinds = within(await screen.findByRole('group', { name: 'Kinds' }));
    await shown.user.click(kinds.getByRole('button', { name: 'Comedy' }));
    expect(address()).toBe('?kinds=comedy');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });
});
