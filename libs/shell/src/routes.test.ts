import { debugRoutes } from './routes.ts';

describe('debugRoutes', () => {
  it.each(debugRoutes.map((route) => [route.address, route] as const))(
    'loads the page of %s when it is wanted, for everybody [I2.01, I2.10]',
    async (_address, route) => {
      expect(route.access).toBe('public');
      expect(await route.load()).toBeInstanceOf(Function);
    },
  );
});
