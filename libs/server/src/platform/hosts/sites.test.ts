import { createSiteDirectory, hostNameOf } from './sites.ts';

const tenants = {
  tenantOf: async (host: string) => (host === 'aurora.localhost' ? { clientId: 'client-1' } : undefined),
};
const local = createSiteDirectory('http://localhost:4200', tenants);
const deployed = createSiteDirectory('https://foyer.example', tenants);

describe('createSiteDirectory', () => {
  it.each([
    ['localhost:4200', 'consumer'],
    ['', 'consumer'],
    [undefined, 'consumer'],
    ['127.0.0.1:4200', 'consumer'],
    ['[::1]:4200', 'consumer'],
    ['foyer.example', 'consumer'],
    ['aurora.localhost:4200', 'whiteLabel'],
    ['AURORA.localhost.', 'whiteLabel'],
    ['widget.localhost:5000', 'widget'],
    ['partner.localhost', 'partner'],
    ['pay.foyer.example', 'consumer'],
    ['notpay.localhost', 'consumer'],
    ['pay', 'consumer'],
  ])('takes %s for %s, whatever the port', async (host, kind) => {
    expect((await local.siteFor(host)).kind).toBe(kind);
  });

  it('has the named sites in front of the configured host alone', async () => {
    expect((await deployed.siteFor('pay.foyer.example')).kind).toBe('pay');
    expect((await deployed.siteFor('pay.localhost')).kind).toBe('consumer');
  });

  it.each(['evil.example', 'www.foyer.example', 'localhost', '203.0.113.7', undefined])(
    'has one host for the consumer site, whichever the request names: %s [AZ-04]',
    async (host) => {
      expect(await deployed.siteFor(host)).toEqual({ kind: 'consumer', host: 'foyer.example' });
    },
  );

  it('names the organisation of a white-label host', async () => {
    expect(await local.siteFor('aurora.localhost:80')).toEqual({
      kind: 'whiteLabel',
      host: 'aurora.localhost',
      clientId: 'client-1',
    });
  });
});

describe('hostNameOf', () => {
  it.each([
    'a b',
    'x/y',
    '<script>',
    'a..b',
    '-a.b',
    `${'a'.repeat(64)}.b`,
    'a@b',
    'a:b:c',
    'a:65536',
    '[a]',
  ])('takes no host from %s [AZ-04]', (header) => {
    expect(hostNameOf(header)).toBe('');
  });
});
