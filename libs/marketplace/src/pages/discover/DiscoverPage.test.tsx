import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { buildConfiguration, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildListedEvent, buildListedEvents } from '../../testing/builders/buildEvents.ts';
import { buildFeaturedPerformers } from '../../testing/builders/buildTopics.ts';
import { lostNetwork, marketplaceSettings, never } from '../../testing/marketplaceSettings.ts';
import { DiscoverPage } from './DiscoverPage.tsx';
import { EventsPage } from './EventsPage.tsx';

/** Shows the query of the current address. */
const Address = () => <output>{useLocation().search}</output>;
const address = () => document.querySelector('output')?.textContent;
const show = (answers: MockAnswers = {}, path = '/') =>
  renderFeature(
    <>
      <DiscoverPage />
      <Address />
    </>,
    marketplaceSettings(answers, { path }),
  );
type Shown = ReturnType<typeof show>;
/** Strips ask for fewer events than the list. */
const askedOf = ({ api }: Shown, isStrip: boolean) =>
  api.calls
    .filter(({ operationId }) => operationId === 'listEvents')
    .map(({ request }) => request as Record<string, string>)
    .filter(({ limit }) => (limit === '12') === isStrip);
const asked = (shown: Shown) => askedOf(shown, false);
/** Links of the list below the strips. */
const cards = async () => {
  const lists = await screen.findAllByRole('list');
  return within(lists.find((each) => !each.closest('section'))!).findAllByRole('link');
};
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name });
/** Choice of the group that is open. */
const choice = (name: string) => screen.findByRole('button', { name });

// Loads the on-demand parts up front, since the first import can take longer than a test waits.
beforeAll(() => import('./laterParts.ts'));

describe('DiscoverPage', () => {
  it('shows the promoted event large, then all events with the price that is paid [C2.02d, C2.22f-g, C1.01a, C4.28b]', async () => {
    show();
    const names = (await cards()).map((link) => link.textContent);
    expect(names).toEqual(buildListedEvents().map((event) => event.shortName));
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('From CA$85.00');
    expect(first).toHaveTextContent('Harbour Arena, Toronto, Ontario');
    const hero = await screen.findByRole('link', { name: 'Get in from CA$85.00 + tax' });
    expect(hero).toHaveAttribute('href', `/events/event-1/${buildListedEvent(0).eventId}`);
    expect(screen.getByText('8 events')).toHaveAttribute('role', 'status');
  });

  it('is the plain list of events without the flag discover v2 [I3.32, I3.31]', async () => {
    show({ getConfiguration: buildConfiguration({ remoteConfig: { discoverV2: false } }) });
    expect(await cards()).toHaveLength(8);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Get in from/ })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('puts the other featured events into a strip below, which filters replace [C2.22g, C7.34]', async () => {
    const { user } = show({ listCarousel: { events: buildListedEvents().slice(0, 4) } });
    const strip = await screen.findByRole('region', { name: 'Don’t miss these' });
    const links = within(strip).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      buildListedEvents()
        .slice(1, 4)
        .map((event) => event.shortName),
    );
    expect(screen.getByRole('link', { name: 'Get in from CA$85.00 + tax' })).toBeVisible();
    await user.click(chip('All kinds'));
    await user.click(await choice('Comedy'));
    expect(screen.queryByRole('region', { name: 'Don’t miss these' })).toBeNull();
  });

  it('names performers who are on soon below the list, by their flag [C9.12g]', async () => {
    const performers = buildFeaturedPerformers();
    const { unmount } = show({ listFeaturedPerformers: { performers } });
    const strip = await screen.findByRole('region', { name: 'See them live' });
    const links = within(strip).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      performers.map(({ performerId }) => `/performer/${performerId}`),
    );
    expect(strip).toHaveTextContent('Harbour Arena, Toronto, Ontario');
    unmount();
    show({
      listFeaturedPerformers: { performers },
      getConfiguration: buildConfiguration({ remoteConfig: { performersSection: false } }),
      listCarousel: { events: buildListedEvents() },
    });
    await screen.findByRole('region', { name: 'Don’t miss these' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'See them live' })).toBeNull());
  });

  it('has a strip of what is nearly gone below the list, near the chosen place [C2.22b]', async () => {
    const shown = show({}, '/?lat=43.7&lon=-79.4&range=80&place=Toronto');
    const strip = await screen.findByRole('region', { name: 'Almost sold out' });
    expect(
      within(strip)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['The Glass Harbour', 'Midsummer Fields']);
    const [wanted] = askedOf(shown, true).filter(({ fewLeft }) => fewLeft === 'true');
    expect(wanted).toMatchObject({ latitude: '43.7', rangeKm: '80' });
    const count = screen.getByText('8 events');
    expect(count.compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no strip for a single event', async () => {
    show({ listCarousel: { events: buildListedEvents().slice(0, 2) } });
    await screen.findByRole('link', { name: /^Get in from/ });
    expect(screen.queryByRole('region', { name: 'Don’t miss these' })).toBeNull();
  });

  it('has one heading of the first level, and names the page', async () => {
    show();
    await cards();
    expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([
      'Find your next night out',
    ]);
    expect(document.title).toBe('Foyer: find your next night out');
  });

  it('keeps the shape of the list while it loads, and says nothing untrue meanwhile [C4.28a]', () => {
    show({ listEvents: never });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByText(/\d events/)).toBeNull();
    expect(screen.queryByText('No events match your filters')).toBeNull();
    expect(screen.getByRole('searchbox')).toBeEnabled();
  });

  it('asks by kind, time and word, and writes all of it into the address', async () => {
    const shown = show();
    await cards();
    await shown.user.click(chip('All kinds'));
    await shown.user.click(await choice('Comedy'));
    await shown.user.click(chip('Any day'));
    await shown.user.click(await choice('Next 30 days'));
    await waitFor(() =>
      expect(asked(shown).at(-1)).toMatchObject({
        kinds: 'comedy',
        fromDay: '2027-01-01',
        toDay: '2027-01-30',
      }),
    );
    expect(address()).toBe('?kinds=comedy&when=month');
    expect(chip('Comedy')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('link', { name: /Get in from/ })).toBeNull();
  });

  it('begins where a shared address points [C2.22e]', async () => {
    const shown = show({}, '/?q=lights&kinds=concert');
    await cards();
    expect(asked(shown)).toEqual([{ searchQuery: 'lights', kinds: 'concert', limit: '24' }]);
    expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('lights');
  });

  it('asks once for a word, not for every letter of it [I9.03, C9.09b]', async () => {
    const shown = show();
    await cards();
    await shown.user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'lights');
    await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ searchQuery: 'lights' }));
    expect(asked(shown)).toHaveLength(2);
  });

  it('waits the 250 ms that the deployment names before it asks [I9.03, C9.09b]', async () => {
    const shown = show();
    await cards();
    const field = screen.getByRole('searchbox', { name: 'Search events' });
    const before = performance.now();
    await shown.user.type(field, 'l');
    await waitFor(() => expect(asked(shown)).toHaveLength(2), { interval: 5 });
    expect(performance.now() - before).toBeGreaterThanOrEqual(250);
  });

  it('says what to do where nothing fits, and takes all filters off at one press [C2.22e]', async () => {
    const shown = show({ listEvents: { events: [], total: 0 } }, '/?q=accordion&kinds=comedy');
    expect(await screen.findByText('No events match your filters')).toBeVisible();
    shown.api.answer({ listEvents: { events: buildListedEvents(), total: 8 } });
    await shown.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await cards()).toHaveLength(8);
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('takes all filters off beside the count of the events that they leave [C2.22e]', async () => {
    const shown = show({ listEvents: { events: buildListedEvents(), total: 8 } }, '/?q=lights&kinds=comedy');
    expect(await cards()).toHaveLength(8);
    const beside = within(screen.getByText('8 events').parentElement ?? document.body);
    await shown.user.click(beside.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });

  it('offers one way out of a search without a match, and repeats its words [C2.22e]', async () => {
    show({ listEvents: { events: [], total: 0 } }, '/?q=zzqx');
    expect(await screen.findByText('No events match “zzqx”')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Clear all filters' })).toHaveLength(1);
  });

  it('offers to try again where the list did not come, and loses nothing [C4.28c]', async () => {
    const shown = show(
      {
        listEvents: refuse('tooManyRequests', { message: 'Too many attempts. Wait a minute and try again.' }),
      },
      '/?kinds=comedy',
    );
    expect(await screen.findByText('We couldn’t load the events')).toBeVisible();
    expect(screen.getByText(/Wait a minute and try again/)).toBeVisible();
    shown.api.answer({ listEvents: { events: [buildListedEvent(2)], total: 1 } });
    await shown.user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await cards()).toHaveLength(1);
    expect(address()).toBe('?kinds=comedy');
  });

  it('says that there are more events than the server counts', async () => {
    show({ listEvents: { events: buildListedEvents(), total: 1000 } });
    expect(await screen.findByText('1,000+ events')).toBeVisible();
  });

  it('says of a lost network that the server cannot be reached, after three quiet tries [C8.20e]', async () => {
    const shown = show({ listEvents: lostNetwork });
    expect(
      await screen.findByText(/Unable to reach the server\. Check your connection/, {}, { timeout: 12_000 }),
    ).toBeVisible();
    expect(asked(shown)).toHaveLength(4);
  });

  it('adds the next page below what is there [C2.22f]', async () => {
    const first = buildListedEvents();
    const shown = show({
      listEvents: (request) =>
        request.cursor === 'second'
          ? { events: [buildListedEvent(9)], total: 9 }
          : { events: first, total: 9, nextCursor: 'second' },
    });
    expect(await cards()).toHaveLength(8);
    await shown.user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(9));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('EventsPage', () => {
  it('lists all events under a heading of its own, with the same filters [I2.04]', async () => {
    const { user, api } = renderFeature(<EventsPage />, marketplaceSettings({}, { path: '/events' }));
    expect(await cards()).toHaveLength(8);
    expect(screen.getByRole('heading', { level: 1, name: 'All events' })).toBeVisible();
    expect(api.calls.some(({ operationId }) => operationId === 'listCarousel')).toBe(false);
    await user.click(chip('All kinds'));
    await user.click(await choice('Theater'));
    await waitFor(() => expect(api.calls.at(-1)?.request).toMatchObject({ kinds: 'theatre' }));
  });
});
