import { addressPatterns, createPaths, patternsFor, type PageRoute } from '../../libs/contract/src/index.ts';
import { addressOf, readAppRoutes, readFeatures } from './readAppRoutes.ts';
import specified from './specifiedRoutes.json' with { type: 'json' };

/** Address in the specification's list. */
interface SpecifiedRoute {
  path: string;
  access: string;
  domain: string;
  apps: string[];
  req: string;
}
const routes: SpecifiedRoute[] = specified;
const folders: Record<string, string> = { consumer: 'consumer', whitelabel: 'white-label', widget: 'widget' };
const accessNames: Record<string, string> = {
  public: 'public',
  'signed-in': 'signedIn',
  'no-gate': 'noGate',
};

/** Addresses without a page: the router renders unknown addresses, the server unsupported browsers. */
const withoutPage = ['/*', '/unsupportedBrowser'];
/** Domains whose pages are complete. */
const finished = ['shell', 'identity'];

const cells = Object.keys(folders).flatMap((app) =>
  routes
    .filter((route) => route.apps.includes(app) && !withoutPage.includes(route.path))
    .map((route) => ({ app, ...route })),
);
let pages: Record<string, readonly PageRoute<unknown>[]>;
beforeAll(async () => {
  const features = await readFeatures();
  pages = Object.fromEntries(
    Object.entries(folders).map(([app, folder]) => [app, readAppRoutes(folder, features)]),
  );
});

const pageOf = (app: string, path: string): PageRoute<unknown> | undefined => {
  const address = addressOf(path, addressPatterns);
  return pages[app]?.find((page) => page.address === address);
};

describe('the addresses of the specification', () => {
  it.each(cells.filter(({ domain }) => finished.includes(domain)))(
    '$path is a page of $app, behind the gate that it asks for [$req]',
    ({ app, path, access }) => {
      expect(pageOf(app, path)?.access).toBe(accessNames[access]);
    },
  );

  it('lead to checkout and receipt in every app, with and without child ids [C2.18a-b]', () => {
    const atSale = Object.keys(folders).flatMap((app) =>
      ['checkout', 'receipt'].map((page) => {
        const path = `/transaction/:eventId/:marketplaceId?/${page}/:childMarketplaceId?/:childOfferGroupId?`;
        return [page, pageOf(app, path)?.address, pageOf(app, path)?.access];
      }),
    );
    expect(atSale).toHaveLength(6);
    for (const [page, address, access] of atSale) expect([address, access]).toEqual([page, 'signedIn']);
  });

  it.each(['consumer', 'whitelabel'])(
    'lead everybody in the app %s to discover, and to each organiser, performer, venue and advertisement [I2.06]',
    (app) => {
      const paths = [
        '/',
        '/client/:vanityName?',
        '/performer/:performerId',
        '/location/:locationId',
        '/ad/:eventId?',
      ];
      const there = paths.map((path) => pageOf(app, path)).map((page) => [page?.address, page?.access]);
      expect(there).toEqual(
        ['discover', 'client', 'performer', 'location', 'ad'].map((address) => [address, 'public']),
      );
    },
  );

  it('stand behind the gate that they ask for, as far as they are there [I2.18, I2.19]', () => {
    const there = cells.flatMap(({ app, path, access }) => {
      const page = pageOf(app, path);
      return page ? [[app, path, page.access, accessNames[access]]] : [];
    });
    expect(there.length).toBeGreaterThan(finished.length);
    expect(there.filter(([, , is, shouldBe]) => is !== shouldBe)).toEqual([]);
    const missing = cells.filter(({ app, path }) => pageOf(app, path) === undefined);
    const domains = [...new Set(missing.map(({ domain }) => domain))];
    const counted = domains.map(
      (each) => `${each} ${missing.filter(({ domain }) => domain === each).length}`,
    );
    process.stdout.write(
      `addresses: ${there.length} of ${cells.length} in the apps; not there yet: ${counted.join(', ')}\n`,
    );
    expect(missing.filter(({ domain }) => finished.includes(domain))).toEqual([]);
  });

  it('are each a page of one kind, which comes when it is wanted [I2.01]', () => {
    for (const table of Object.values(pages)) {
      const addresses = table.map((page) => page.address);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(table.every((page) => typeof page.load === 'function')).toBe(true);
    }
  });

  it('carry the word of the deployment where they have one [I2.11]', () => {
    const worded = Object.entries(addressPatterns).filter(([, pattern]) => pattern.includes('{product}'));
    expect(worded.length).toBeGreaterThan(2);
    const patterns = Object.entries(patternsFor('Ticket'));
    for (const [name, pattern] of worded)
      expect(patterns).toContainEqual([name, pattern.replaceAll('{product}', 'Ticket')]);
    expect(patterns.filter(([, pattern]) => /[{}]/.test(pattern))).toEqual([]);
    expect(createPaths('Ticket').myTokensGoing()).toBe('/myTicket/going');
  });

  it('hide the cart item on checkout, transaction detail, receipt, upgrades and direct checkout, and nowhere else [I2.25]', () => {
    const hidesCart = /^\/transaction\/.*\/(checkout|detail|receipt|upgrades)(\/|$)|^\/directCheckout$/;
    for (const page of Object.values(pages).flat())
      expect([page.address, page.hidesCart === true]).toEqual([
        page.address,
        hidesCart.test(addressPatterns[page.address]),
      ]);
  });

  it('have no consent banner on legal pages, the ways in and back, paying and the entry code [I4.18]', () => {
    const quiet = Object.values(pages)
      .flat()
      .filter((page) => page.hidesConsent)
      .map((page) => page.address);
    expect([...new Set(quiet)].sort()).toEqual([
      'appleRedirect',
      'authentication',
      'authenticationWhitelabel',
      'checkout',
      'completeAccount',
      'externalPaymentCallback',
      'externalPaymentLoading',
      'googleRedirect',
      'logInLink',
      'logout',
      'privacyPolicy',
      'resetPasswordCallback',
      'termsOfUse',
      'token',
      'verifyEmailCallback',
    ]);
  });

  it('are reported to analytics as they are where they carry nothing private [PV-04]', () => {
    const open = Object.values(pages)
      .flat()
      .filter((page) => page.reportsPath)
      .map((page) => page.address);
    const ofPublicNouns = ['ad', 'client', 'customEvent', 'event', 'location', 'performer'];
    expect([...new Set(open)].sort()).toEqual([
      'ad',
      'client',
      'contact',
      'customEvent',
      'discover',
      'event',
      'events',
      'location',
      'newsletter',
      'organisers',
      'performer',
      'privacyPolicy',
      'termsOfUse',
    ]);
    const withIds = open.filter((address) => addressPatterns[address].includes(':'));
    expect(withIds.filter((address) => !ofPublicNouns.includes(address))).toEqual([]);
  });
});
