import { newsletterRoutes, siteRoutes } from './routes.ts';

describe('the routes of the site', () => {
  it.each([...siteRoutes, ...newsletterRoutes].map((route) => [route.address, route] as const))(
    'load the page of %s when it is wanted, for everybody [I2.01, I2.05, I2.29]',
    async (_address, route) => {
      expect(route.access).toBe('public');
      expect(await route.load()).toBeInstanceOf(Function);
    },
  );
});
