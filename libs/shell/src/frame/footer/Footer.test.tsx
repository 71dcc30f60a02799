import { act, screen, waitFor } from '@testing-library/react';
import type { RemoteConfig, SiteLinks, WhiteLabelConfig } from '@foyer/contract';
import { buildConfiguration, buildWhiteLabel, renderFeature } from '@foyer/testing';
import { localStore } from '../../browser/browserDoors.ts';
import { ShellStage } from '../../testing/ShellStage.tsx';
import { shellSettings, shellTime } from '../../testing/shellSettings.ts';
import { Footer } from './Footer.tsx';

const show = (
  whiteLabel?: WhiteLabelConfig,
  links: SiteLinks = {},
  remoteConfig: RemoteConfig = {},
  locale = 'en-US',
) =>
  renderFeature(
    <ShellStage {...(whiteLabel ? { whiteLabel } : {})}>
      <Footer clock={() => shellTime} />
    </ShellStage>,
    shellSettings({ getConfiguration: buildConfiguration({ links, remoteConfig }) }, { locale }),
  );
const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const language = () => screen.getByRole('combobox', { name: /Language|Langue|Idioma/ });

describe('Footer', () => {
  beforeEach(() => {
    localStore.removeItem('userLocale');
    localStore.removeItem('foyer-theme');
    document.documentElement.lang = 'en-US';
  });

  it('bears the copyright of the current year, by the clock of the server [I2.27]', () => {
    show();
    expect(screen.getByText('© 2027 Foyer')).toBeVisible();
  });

  it('leads to all events, to the pages about the site, and to support in the same tab [I2.04, I2.27, I7.30]', () => {
    show();
    expect(linkNames()).toEqual([
      'All events',
      'For organizers',
      'Contact',
      'Help',
      'Careers',
      'Terms of use',
      'Privacy policy',
    ]);
    expect(address('All events')).toBe('/events');
    expect(address('Careers')).toBe('/careers');
    expect(address('Terms of use')).toBe('/termsOfUse');
    expect(address('Privacy policy')).toBe('/privacyPolicy');
    expect(address('Help')).toBe('/contact?ticket_form_id=order');
    expect(screen.getByRole('link', { name: 'Help' })).not.toHaveAttribute('target');
  });

  it('leads to the support desk and the social sites of the deployment, where it has some [I2.27, I7.30]', async () => {
    show(undefined, {
      supportUrl: 'https://desk.example/new?lang=en',
      photoSharingUrl: 'https://www.photos.example/foyer',
      shortMessageUrl: 'https://short.example/foyer',
      socialNetworkUrl: 'https://friends.example/foyer',
    });
    expect(await screen.findByRole('link', { name: 'photos.example' })).toBeVisible();
    expect(address('Help')).toBe('https://desk.example/new?lang=en&ticket_form_id=order');
    expect(linkNames().slice(-3)).toEqual(['photos.example', 'short.example', 'friends.example']);
  });

  const stores = { appleStoreUrl: 'https://apple.example/app', googleStoreUrl: 'https://google.example/app' };
  const isOn = { mobileAppButtonsOnDiscover: true };
  it.each([
    ['en-US', 'Download on the App Store', 'Get it on Google Play'],
    ['fr-CA', 'Télécharger dans l’App Store', 'Disponible sur Google Play'],
    ['es-US', 'Descárgala en el App Store', 'Disponible en Google Play'],
  ])(
    'leads to the mobile stores in the words of %s, while the remote flag is on [I2.27, I3.32]',
    async (locale, apple, google) => {
      const { unmount } = show(undefined, stores, isOn, locale);
      expect(await screen.findByRole('link', { name: apple })).toHaveAttribute('href', stores.appleStoreUrl);
      expect(address(google)).toBe(stores.googleStoreUrl);
      unmount();
      show(undefined, stores, {}, locale);
      await waitFor(() => expect(screen.queryByRole('link', { name: apple })).toBeNull());
    },
  );

  it('leads to no store where the deployment has no app, and to none from a partner’s site [I2.27, I2.28]', async () => {
    const { unmount } = show(undefined, { ...stores, googleStoreUrl: undefined }, isOn);
    expect(await screen.findByRole('link', { name: /App Store/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Google/ })).toBeNull();
    unmount();
    show(buildWhiteLabel(), stores, isOn);
    expect(await screen.findByText('© 2027 Harbour Arena')).toBeVisible();
    expect(screen.queryByRole('link', { name: /App Store|Google/ })).toBeNull();
  });

  it('offers the four languages, each by its own name [I1.08, I2.27, C9.14a-d]', () => {
    show();
    const offered = [...language().querySelectorAll('option')].map((each) => [each.value, each.textContent]);
    expect(offered).toEqual([
      ['en-US', 'English (US)'],
      ['en-CA', 'English (Canada)'],
      ['fr-CA', 'Français (Canada)'],
      ['es-US', 'Español (EE. UU.)'],
    ]);
    expect(language()).toHaveValue('en-US');
  });

  it('speaks the chosen language at once, tells the page, and remembers it [I4.20]', async () => {
    const { user } = show();
    await user.selectOptions(language(), 'fr-CA');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr-CA'));
    expect(document.documentElement.lang).toBe('fr-CA');
    expect(localStore.getItem('userLocale')).toBe('fr-CA');
    expect(document.cookie).toContain('userLocale=fr-CA');
  });

  it('turns our own site light and dark, and says what the next press does [I3.29]', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Switch to light colors' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Switch to dark colors' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStore.getItem('foyer-theme')).toBe('dark');
  });

  it('shows on a partner’s site the logo, the copyright, terms, privacy and the language, and nothing else [I2.28]', () => {
    const links = { supportUrl: 'https://desk.example/', photoSharingUrl: 'https://photos.example/foyer' };
    const { container } = show(buildWhiteLabel(), links);
    expect(container.querySelector('footer img')).toHaveAttribute('src', buildWhiteLabel().logo);
    expect(screen.getByText('© 2027 Harbour Arena')).toBeVisible();
    expect(linkNames()).toEqual(['Terms of use', 'Privacy policy']);
    expect(language()).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the logo for the ground that the partner’s site has [I2.22, I3.26]', () => {
    const icons = { logoOnDark: '/pale.svg', logoOnLight: '/deep.svg' };
    const logoOf = (tone: WhiteLabelConfig['theme']['tone']) => {
      const theme = { tone, clientDark: {}, clientLight: {} };
      const { container, unmount } = show(buildWhiteLabel({ icons, theme }));
      const sources = ['img', 'source'].map((name) => container.querySelector(`footer ${name}`));
      unmount();
      return sources.map((each) => each?.getAttribute('src') ?? each?.getAttribute('srcset'));
    };
    expect(logoOf('dark')).toEqual(['/pale.svg', undefined]);
    expect(logoOf('light')).toEqual(['/deep.svg', undefined]);
    expect(logoOf('auto')).toEqual(['/pale.svg', '/deep.svg']);
  });

  it('follows the system until a tone is chosen, its icon too [I3.29]', async () => {
    const system = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue(system as never);
    const { user } = show();
    expect(screen.getByRole('button', { name: /light/i })).toBeVisible();
    const change = (isLight: boolean) =>
      act(() => {
        system.matches = isLight;
        system.dispatchEvent(new Event('change'));
      });
    change(true);
    await user.click(screen.getByRole('button', { name: /dark/i }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    change(false);
    change(true);
    expect(screen.getByRole('button', { name: /light/i })).toBeVisible();
    matchMedia.mockRestore();
    delete document.documentElement.dataset['theme'];
  });
});
