import { chooseSite, hostNameOf } from './sites.ts';

const tenants = {
  tenantOf: async (host: string) => (host === 'aurora.localhost' ? { clientId: 'client-1' } : undefined),
};

describe('chooseSite', () => {
  it.each([
    ['localhost:4200', 'consumer'],
    ['', 'consumer'],
    [undefined, 'consumer'],
    ['127.0.0.1:4200', 'consumer'],
    ['foyer.example', 'consumer'],
    ['aurora.localhost:4200', 'whiteLabel'],
    ['AURORA.localhost.', 'whiteLabel'],
    ['widget.localhost:4200', 'widget'],
    ['pay.foyer.example', 'pay'],
    ['partner.localhost', 'partner'],
    ['notpay.foyer.example', 'consumer'],
    ['pay', 'consumer'],
  ])('%s is %s, whatever the port', async (host, kind) => {
    expect((await chooseSite(host, tenants)).kind).toBe(kind);
  });

  it('names the organisation of a white-label host', async () => {
    expect(await chooseSite('aurora.localhost:80', tenants)).toEqual({
      kind: 'whiteLabel',
      host: 'aurora.localhost',
      clientId: 'client-1',
    });
  });

  it.each(['a b', 'x/y', '<script>', 'a..b', '-a.b', `${'a'.repeat(64)}.b`, 'a@b', 'a:b:c'])(
    'takes no host from %s [AZ-04]',
    (header) => {
      expect(hostNameOf(header)).toBe('');
    },
  );
});
