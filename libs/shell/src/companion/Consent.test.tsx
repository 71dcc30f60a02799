import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RemoteConfig, WhiteLabelConfig } from '@foyer/contract';
import { buildConfiguration, buildProfile, buildWhiteLabel, renderFeature } from '@foyer/testing';
import { track } from '@foyer/api-client/shell/track';
import { AuthenticationHost } from '@foyer/identity';
import { localStore } from '../browser/browserDoors.ts';
import { Footer } from '../frame/footer/Footer.tsx';
import type { AppRoute } from '../router/appRoute.ts';
import { CurrentRouteProvider } from '../router/currentRoute.ts';
import { inlinePrivacy } from '../testing/inlinePrivacy.ts';
import { ShellStage } from '../testing/ShellStage.tsx';
import { shellSettings, shellTime } from '../testing/shellSettings.ts';
import { ConsentButton } from '../consent/ConsentButton.tsx';
import { ConsentProvider } from '../consent/useConsent.ts';
import { createConsentStore, type ConsentStore } from '../consent/consentStore.ts';
import { LaterConsent } from './Companion.tsx';

const analytics = { gtag: { measurementId: 'G-TEST', scriptUrl: '/sandbox/tags/gtag/js?id=G-TEST' } };
const key = 'foyer-consent';

const discover: AppRoute = {
  address: 'discover',
  access: 'public',
  reportsPath: true,
  load: () => Promise.resolve(() => null),
};

interface Visit {
  whiteLabel?: WhiteLabelConfig;
  remoteConfig?: RemoteConfig;
  path?: string;
  route?: AppRoute;
  privacyDefault?: 'granted' | 'denied';
  isMeasured?: boolean;
  locale?: string;
  isSignedIn?: boolean;
}

function visit({
  whiteLabel,
  remoteConfig = {},
  path = '/',
  route = discover,
  privacyDefault = 'denied',
  isMeasured = true,
  locale = 'en-US',
  isSignedIn = false,
}: Visit = {}) {
  inlinePrivacy(privacyDefault);
  const store: ConsentStore = createConsentStore({
    storage: localStore,
    newId: () => 'client-of-a-test',
    own: window,
  });
  const configuration = buildConfiguration({ remoteConfig, ...(isMeasured ? { analytics } : {}) });
  const rendered = renderFeature(
    <ConsentProvider value={store}>
      <ShellStage {...(whiteLabel ? { whiteLabel } : {})}>
        {isSignedIn && <AuthenticationHost />}
        <main id="main" tabIndex={-1} />
        {path === '/privacyPolicy' && <ConsentButton always />}
        <Footer clock={() => shellTime} />
        <CurrentRouteProvider value={route}>
          <LaterConsent />
        </CurrentRouteProvider>
      </ShellStage>
    </ConsentProvider>,
    shellSettings(
      { getConfiguration: configuration },
      { path, locale, ...(isSignedIn ? { fan: buildProfile() } : {}) },
    ),
  );
  return { ...rendered, store };
}

const banner = () => screen.findByRole('region', { name: 'Can we use analytics cookies?' });
const reopen = () => screen.findByRole('button', { name: 'Privacy preferences' });
const noBanner = async () => {
  // The footer requests the configuration too; by now everything has rendered.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(screen.queryByRole('region', { name: /analytics cookies/ })).toBeNull();
};
const scripts = () => [...document.querySelectorAll('script[src*="/sandbox/tags/"]')];
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]);
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

beforeEach(() => localStore.removeItem(key));
afterEach(() => {
  document.getElementById('foyer-data')?.remove();
  scripts().forEach((script) => script.remove());
  delete window.dataLayer;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('the question [I4.18, I6.01]', () => {
  it('is asked beside the page, moves no focus, and loads nothing while it is not answered [PV-01]', async () => {
    visit();
    expect(within(await banner()).getByRole('link', { name: 'How we use your data' })).toHaveAttribute(
      'href',
      '/privacyPolicy',
    );
    expect(document.body).toHaveFocus();
    expect(scripts()).toEqual([]);
    expect(commands().map(([name, kind]) => [name, kind])).toEqual([['consent', 'default']]);
    expect(screen.queryByRole('button', { name: 'Privacy preferences' })).toBeNull();
  });

  it('goes with a no, takes the focus to the page, and offers to think again [I2.27, I4.17]', async () => {
    document.cookie = '_ga=GA1.1.1; path=/';
    const { user } = visit();
    await banner();
    await press(user, 'No thanks');
    expect(screen.queryByRole('region', { name: /analytics cookies/ })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await reopen()).toBeVisible();
    expect(document.cookie).not.toContain('_ga');
    expect(scripts()).toEqual([]);
  });

  it('answered with a yes lets the tag be loaded, after the signals [I6.06, I7.30, PV-02]', async () => {
    const { user } = visit();
    await banner();
    await press(user, 'Allow analytics');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(
      commands()
        .slice(0, 4)
        .map(([name, kind]) => `${String(name)} ${String(kind)}`.split(' GMT')[0]),
    ).toEqual(['consent default', 'consent update', expect.stringContaining('js '), 'config G-TEST']);
    expect(JSON.parse(localStore.getItem(key)!)).toMatchObject({
      isSetUp: true,
      clientId: 'client-of-a-test',
    });
  });

  it('is not asked where nothing measures, and not on the site of a partner who wants none [I3.26, PV-03]', async () => {
    visit({ isMeasured: false });
    await noBanner();
    visit({ whiteLabel: buildWhiteLabel() });
    await noBanner();
  });

  it('is asked on the site of a partner who measures [I3.26, PV-03]', async () => {
    visit({ whiteLabel: buildWhiteLabel({ analyticsStatus: 'enabled' }) });
    expect(await banner()).toBeVisible();
  });

  it('is not asked in a region that grants, unless the remote key asks everywhere [I3.31, I3.32, I4.19]', async () => {
    const quiet = visit({ privacyDefault: 'granted' });
    await noBanner();
    expect(scripts()).toEqual([]);
    quiet.unmount();
    visit({ privacyDefault: 'granted', remoteConfig: { showCookieConsentInAllRegions: true } });
    expect(await banner()).toBeVisible();
  });

  it('is not asked on a page that is not made for it', async () => {
    visit({
      path: '/transaction/e1/checkout',
      route: { ...discover, address: 'checkout', hidesConsent: true },
    });
    await noBanner();
  });

  it('is asked again when another version of it was answered [PV-03]', async () => {
    const { store, unmount } = visit();
    act(() => store.choose('granted'));
    unmount();
    localStore.setItem(key, JSON.stringify({ ...JSON.parse(localStore.getItem(key)!), version: 0 }));
    visit();
    expect(await banner()).toBeVisible();
  });
});

describe('Global Privacy Control [PV-02]', () => {
  beforeEach(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true }),
  );

  it('counts as an answer: no question, nothing loaded, cookies removed', async () => {
    document.cookie = '_ga=GA1.1.1; path=/';
    visit();
    await noBanner();
    expect(scripts()).toEqual([]);
    await waitFor(() => expect(document.cookie).not.toContain('_ga'));
  });

  it('beats an earlier yes, and says so in the preferences', async () => {
    localStore.setItem(
      key,
      JSON.stringify({
        version: 1,
        isSetUp: true,
        categories: { necessary: 'granted', performance: 'granted' },
        clientId: 'client-of-a-test',
      }),
    );
    const { user } = visit();
    await user.click(await reopen());
    const toggle = await screen.findByRole('switch', { name: /Analytics/ });
    expect(scripts()).toEqual([]);
    expect(toggle).toBeDisabled();
    expect(toggle).not.toBeChecked();
    expect(screen.getByRole('dialog')).toHaveTextContent('Your browser sends Global Privacy Control');
  });
});

describe('the preferences [I4.18]', () => {
  it('can be saved only when something changed, and then are in force [PV-03]', async () => {
    const { user } = visit();
    await banner();
    await press(user, 'Preferences');
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy preferences' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('switch'));
    expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('switch'));
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('switch'));
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(scripts()).toHaveLength(1));
  });

  it('are opened again by the footer, as they were left, and take a yes back [I2.27, PV-03]', async () => {
    const { user, store } = visit();
    act(() => store.choose('granted'));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_TEST=1; path=/';
    await user.click(await reopen());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('switch')).toBeChecked();
    await user.click(dialog.getByRole('switch'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.cookie).not.toContain('_ga'));
    const before = commands().length;
    expect(commands().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'denied' }),
    ]);
    track({ name: 'add_to_cart', lines: [] });
    expect(commands()).toHaveLength(before);
  });

  it('change nothing when they are closed', async () => {
    const { user, store } = visit();
    act(() => store.choose('denied'));
    await user.click(await reopen());
    await user.click(await screen.findByRole('switch'));
    await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.read().consent.categories.performance).toBe('denied');
  });

  it('are not in the footer of a partner, but in the privacy policy, where they can be taken back too [I2.28]', async () => {
    const whiteLabel = buildWhiteLabel({ analyticsStatus: 'enabled' });
    const { user, store } = visit({
      whiteLabel,
      path: '/privacyPolicy',
      route: { ...discover, address: 'privacyPolicy', hidesConsent: true },
    });
    act(() => store.choose('granted'));
    const button = await reopen();
    expect(document.querySelector('footer')).not.toContainElement(button);
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Privacy preferences' })).toBeInTheDocument();
  });

  it.each([
    ['fr-CA', 'Acceptez-vous les témoins de mesure d’audience?'],
    ['es-US', '¿Nos permites usar cookies de análisis?'],
    ['en-CA', 'Can we use analytics cookies?'],
  ])('speak %s [I1.08]', async (locale, name) => {
    visit({ locale });
    expect(await screen.findByRole('region', { name })).toBeVisible();
  });
});

describe('measuring under consent [I6.06, I7.30]', () => {
  it('names a signed-in user by the id alone, and counts the page and what features tell', async () => {
    const { store } = visit({ isSignedIn: true });
    await banner();
    act(() => store.choose('granted'));
    const { globalUserId, emailAddress, lastName } = buildProfile();
    await waitFor(() => expect(commands()).toContainEqual(['set', { user_id: globalUserId }]));
    expect(commands()).toContainEqual([
      'event',
      'page_view',
      expect.objectContaining({ page_title: 'discover' }),
    ]);
    track({ name: 'add_to_cart', lines: [] });
    expect(commands().at(-1)?.slice(0, 2)).toEqual(['event', 'add_to_cart']);
    const everything = JSON.stringify(commands());
    for (const word of [emailAddress, lastName]) expect(everything).not.toContain(word);
  });
});
