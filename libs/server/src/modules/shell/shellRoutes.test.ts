import { errorBody } from '../../platform/http/answers/errorAnswers.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { presentConfiguration } from './configuration/configurationPresenter.ts';

const server = useTestServer();

describe('getConfiguration [I7.22]', () => {
  it('names no maps service where none is configured, and its script with its key where one is [I7.30]', async () => {
    expect((await server.call('getConfiguration')).body.maps).toBeUndefined();
    const { config } = server.platform;
    const maps = { kind: 'google' as const, key: 'a-browser-key' };
    const told = presentConfiguration(
      { ...server.platform, config: { ...config, maps } },
      'en-US',
      { kind: 'consumer', host: 'localhost' },
      {},
    );
    expect(told.maps?.scriptUrl).toContain('key=a-browser-key&v=quarterly&libraries=places');
  });

  it('tells the settings of the deployment and the word of the locale', async () => {
    const answer = await server.call('getConfiguration', { locale: 'en-US' });
    expect(answer.body).toMatchObject({
      product: { one: 'Pass', other: 'Passes' },
      productAddress: 'Pass',
      payOrigin: 'http://pay.localhost:4200',
      holdSeconds: 600,
      minimumSignUpAge: 13,
      successMs: 2000,
      resetMs: 5000,
      profileRefreshMs: 5000,
    });
    const french = await server.call('getConfiguration', { locale: 'fr-CA' });
    expect(french.body.product).toEqual({ one: 'Pass', other: 'Pass' });
    expect(french.headers.vary).toContain('accept-language');
  });
});

describe('listCountries [I7.24]', () => {
  it('names all countries in the language of the request', async () => {
    const answer = await server.call('listCountries', { locale: 'es-US', query: { context: 'signUp' } });
    expect(answer.body.countries).toHaveLength(249);
    expect(answer.body.countries).toContainEqual({
      id: 840,
      countryCodeISO2: 'US',
      countryName: 'Estados Unidos',
    });
  });
});

describe('searchCities [I7.24]', () => {
  it('finds cities by the beginning of their name, at most ten, and says where they come from', async () => {
    const answer = await server.call('searchCities', { query: { searchQuery: 'montr' } });
    expect(answer.body.cities[0]).toMatchObject({ name: 'Montréal', countryCode: 'CA' });
    expect(answer.body.cities.length).toBeLessThanOrEqual(10);
    expect(new Set(answer.body.cities.map(({ cityId }) => cityId)).size).toBe(answer.body.cities.length);
    expect(answer.body.attribution).toContain('GeoNames');
  });

  it.each([
    ['en-US', 'Quebec', 'Canada'],
    ['fr-CA', 'Québec', 'Canada'],
    ['es-US', 'Quebec', 'Canadá'],
  ] as const)('names region and country in %s', async (locale, region, countryName) => {
    const answer = await server.call('searchCities', { query: { searchQuery: 'montréal' }, locale });
    expect(answer.body.cities[0]).toMatchObject({ name: 'Montréal', region, countryName });
  });

  it('names a state in French and in Spanish', async () => {
    const regionOf = async (locale: 'fr-CA' | 'es-US') =>
      (await server.call('searchCities', { query: { searchQuery: 'raleigh' }, locale })).body.cities[0]
        ?.region;
    expect([await regionOf('fr-CA'), await regionOf('es-US')]).toEqual([
      'Caroline du Nord',
      'Carolina del Norte',
    ]);
  });
});

describe('getSurroundings [I7.24, I7.30]', () => {
  it('tells which cities lie round a place, and where they come from', async () => {
    const answer = await server.call('getSurroundings', {
      query: { latitude: 43.6532, longitude: -79.3832 },
    });
    const { rangeKm, cities, attribution } = answer.body;
    expect(rangeKm).toBe(12);
    expect(cities.map(({ name }) => name)).toContain('Mimico');
    expect(attribution).toContain('GeoNames');
    expect(answer.headers['cache-control']).toContain('max-age=86400');
  });

  it('refuses what is no place on earth', async () => {
    const answer = await server.call('getSurroundings', { query: { latitude: 91, longitude: 0 } });
    expect([answer.status, answer.error?.code]).toEqual([400, 'invalidRequest']);
  });
});

describe('getWhiteLabelConfig [I7.23, I3.26]', () => {
  it('is not found for an unknown host', async () => {
    const answer = await server.call('getWhiteLabelConfig', { query: {}, host: 'nobody.localhost' });
    expect([answer.status, answer.error?.code]).toEqual([404, 'notFound']);
  });

  it('is the one of the host that asks, whatever the port [AZ-04]', async () => {
    const clientId = server.platform.newId();
    const config = {
      name: 'Aurora',
      logo: '/pictures/aurora.svg',
      theme: {
        tone: 'dark',
        clientDark: {},
        clientLight: {},
        font: 'geometric',
        header: 'centred',
        custom: ['eyJ0b25lIjoiZGFyayJ9'],
      },
      favicons: [],
      detailOnlyFlow: false,
      preventKeepShopping: false,
      translationOverrides: {},
      icons: {},
      analyticsStatus: 'disabled',
    };
    await server.database.query
      .insertInto('client')
      .values({ clientId, name: 'Aurora', vanityName: 'aurora' })
      .execute();
    await server.database.query
      .insertInto('whiteLabel')
      .values({ host: 'aurora.localhost', clientId, config: JSON.stringify(config) })
      .execute();
    // Servers cache the list of hosts for a few seconds.
    await server.clock.advance(10_000);
    const answer = await server.call('getWhiteLabelConfig', { query: {}, host: 'Aurora.localhost:4200' });
    expect(answer.body).toEqual({ ...config, clientId });
  });
});

describe('the word of a partner’s site [I3.26]', () => {
  it('stands in its configuration and in what the server says there, and nowhere else [AZ-04]', async () => {
    const product = { 'en-US': { one: 'Glow', other: 'Glows' }, 'fr-CA': { one: 'Lueur', other: 'Lueurs' } };
    await server.database.query
      .updateTable('whiteLabel')
      .set({ product: JSON.stringify(product), productAddress: 'Glow' })
      .where('host', '=', 'aurora.localhost')
      .execute();
    await server.clock.advance(10_000);
    const wordsAt = async (host: string, locale: string) => {
      const { body } = await server.call('getConfiguration', { host, locale });
      return [body.product.other, body.productAddress];
    };
    expect(await wordsAt('aurora.localhost', 'en-US')).toEqual(['Glows', 'Glow']);
    expect(await wordsAt('aurora.localhost', 'fr-CA')).toEqual(['Lueurs', 'Glow']);
    expect(await wordsAt('aurora.localhost', 'es-US')).toEqual(['Pases', 'Glow']);
    expect(await wordsAt('localhost', 'en-US')).toEqual(['Passes', 'Pass']);
    const site = { kind: 'whiteLabel', host: 'aurora.localhost', words: { product } } as const;
    const said = errorBody(server.platform.texts, 'en-US', failure('ticketLimitEvent'), site);
    expect(said.message).toContain('Glows');
  });
});
