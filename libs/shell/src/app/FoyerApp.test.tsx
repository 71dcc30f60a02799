import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { supportedLocales, type AddressName } from '@foyer/contract';
import { createServerClock } from '@foyer/api-client';
import { createStage, textsIn } from '@foyer/testing';
import { Countdown, TextLink } from '@foyer/ui-kit';
import { localStore } from '../browser/browserDoors.ts';
import type { FirstPage } from '../router/preloadPage.ts';
import { shellSettings, shellTime } from '../testing/shellSettings.ts';
import type { AppRoute } from '../router/appRoute.ts';
import { brandingOf } from '../brand/branding.ts';
import { FoyerApp } from './FoyerApp.tsx';

const Discover = () => (
  <>
    <h1>Discover</h1>
    <TextLink href="/events">All of them</TextLink>
  </>
);
/** Shows the time left until a minute after the time of the stage. */
const Events = () => (
  <>
    <h1>Events</h1>
    <Countdown endsAt={shellTime + 60_000} />
  </>
);
const Profile = () => <h1>Profile</h1>;
const loadEvents = jest.fn(() => Promise.resolve<ComponentType>(Events));
const page = (address: AddressName, load: AppRoute['load'], access: AppRoute['access'] = 'public') => ({
  address,
  access,
  load,
});
const routes: AppRoute[] = [
  page('discover', () => Promise.resolve(Discover)),
  page('events', loadEvents),
  page('profile', () => Promise.resolve(Profile), 'signedIn'),
];

function showAt(address: string, firstPage?: FirstPage, clock = createServerClock(() => shellTime)) {
  window.history.pushState(null, '', address);
  const stage = createStage(shellSettings());
  for (const locale of supportedLocales)
    stage.texts.addResourceBundle(locale, 'shell', textsIn(locale, ['shell'])['shell']);
  render(
    <FoyerApp
      definition={{
        kind: 'consumer',
        features: [{ routes, namespaces: [] }],
        loadTexts: () => Promise.resolve({}),
      }}
      firstPage={firstPage}
      store={stage.store}
      texts={stage.texts}
      locale="en-US"
      branding={brandingOf('consumer', undefined)}
      theme={{}}
      clock={clock}
      onError={() => undefined}
    />,
  );
  return userEvent.setup();
}
const heading = (name: string) => screen.findByRole('heading', { name });

describe('FoyerApp', () => {
  beforeEach(() => {
    loadEvents.mockClear();
    localStore.removeItem('userLocale');
  });

  it('loads a page when one goes there, and not before [I2.01]', async () => {
    const user = showAt('/');
    await heading('Discover');
    expect(loadEvents).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'All of them' }));
    expect(await heading('Events')).toBeInTheDocument();
    expect(loadEvents).toHaveBeenCalledTimes(1);
  });

  it('counts down anew when the server corrects the clock, also what had ended [CL-07]', async () => {
    const device = shellTime + 5 * 60_000;
    const clock = createServerClock(() => device);
    showAt('/events', undefined, clock);
    expect(await screen.findByRole('timer')).toHaveTextContent('0:00');
    act(() => clock.observe(new Date(shellTime).toISOString(), device, device));
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  });

  it('draws the page that came with it at once, without anything in its place', () => {
    showAt('/events', { route: routes[1]!, Page: Events });
    expect(screen.getByRole('heading', { name: 'Events' })).toBeInTheDocument();
    expect(loadEvents).not.toHaveBeenCalled();
  });

  it.each(['/nowhere', '/fr/events', '/en-GB/events', '/events/a/b/c', '/fr-CA/nowhere'])(
    'says of %s that there is no such page, and leads on [C2.34, I2.01]',
    async (address) => {
      showAt(address);
      expect(await heading('This page could not be found.')).toBeInTheDocument();
      expect(document.title).toBe('This page could not be found.');
      const home = address.startsWith('/fr-CA') ? '/fr-CA' : '/';
      expect(screen.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', home);
    },
  );

  it('searches the events from a page that is not there [C2.34]', async () => {
    showAt('/fr-CA/nowhere');
    const form = (await screen.findByRole<HTMLInputElement>('searchbox')).form!;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/fr-CA/events']);
    await userEvent.type(screen.getByRole('searchbox'), 'moth & moon');
    expect(form).toHaveFormValues({ q: 'moth & moon' });
  });

  it.each(['fr-CA', 'en-CA', 'es-US', 'en-US'])(
    'shows the same pages under the prefix %s, and stays under it [C2.01, I2.01]',
    async (prefix) => {
      const user = showAt(`/${prefix}`);
      await user.click(await screen.findByRole('link', { name: 'All of them' }));
      expect(await heading('Events')).toBeInTheDocument();
      expect(window.location.pathname).toBe(`/${prefix}/events`);
    },
  );

  it('puts another language into the address where it has one, and keeps the page and its search [I4.20]', async () => {
    const user = showAt('/es-US/events?q=lights');
    await heading('Events');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-CA');
    await waitFor(() => expect(window.location.pathname).toBe('/fr-CA/events'));
    expect(window.location.search).toBe('?q=lights');
    expect(await heading('Events')).toBeInTheDocument();
    await act(async () => window.history.back());
  });

  it('sends a visitor from a page of signed-in fans to discover [I2.19]', async () => {
    showAt('/profile');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByText('Profile')).toBeNull();
  });
});
