import { siteRoutes } from './routes.ts';

describe('siteRoutes', () => {
  it.each(siteRoutes.map((route) => [route.address, route] as const))(
    'loads the page of %s when it is wanted, for everybody [I2.01, I2.05, I2.29]',
    async (_address, route) => {
      expect(route.access).toBe('public');
      expect(await route.load()).toBeInstanceOf(Function);
    },
  );
});
