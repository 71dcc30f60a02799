import { defaultPoolSettings } from '../../platform/database/connectionPool.ts';
import { readConfig } from './readConfig.ts';

const sealingKey = Buffer.alloc(32, 7);
const read = (variables: Record<string, string>) => readConfig(variables, { sealingKey });

describe('the environment', () => {
  it.each(['Production', 'prod', 'staging', 'PRODUCTION', ' production'])(
    'is refused when it is not a known one: %s',
    (name) => {
      expect(() => read({ NODE_ENV: name })).toThrow(
        `NODE_ENV=${name} is none of production, development, test`,
      );
    },
  );

  it('is development unless it is given', () => {
    expect(read({}).environment).toBe('development');
    expect(read({ NODE_ENV: 'production' }).environment).toBe('production');
  });
});

describe('the sandbox', () => {
  it.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }, { FOYER_SANDBOX: 'off' }])(
    'is off unless FOYER_SANDBOX=on: %j [AZ-17]',
    (variables) => {
      expect(read(variables as Record<string, string>).isSandbox).toBe(false);
    },
  );

  it('is on by FOYER_SANDBOX=on, and by no other word', () => {
    expect(read({ FOYER_SANDBOX: 'on' }).isSandbox).toBe(true);
    expect(() => read({ FOYER_SANDBOX: 'yes' })).toThrow('FOYER_SANDBOX=yes is neither on nor off');
  });

  it('listens on this machine alone', () => {
    expect(read({ FOYER_SANDBOX: 'on' }).bindAddress).toBe('127.0.0.1');
    expect(read({}).bindAddress).toBe('0.0.0.0');
    for (const address of ['localhost', '127.0.0.2', '::1'])
      expect(read({ FOYER_SANDBOX: 'on', FOYER_BIND: address }).bindAddress).toBe(address);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'foyer.example'])(
    'is refused on %s, which others reach, unless that is allowed by name [AZ-17]',
    (address) => {
      const exposed = { FOYER_SANDBOX: 'on', FOYER_BIND: address };
      expect(() => read(exposed)).toThrow(`FOYER_BIND=${address} would show the sandbox`);
      expect(read({ ...exposed, FOYER_SANDBOX_EXPOSED: 'on' }).bindAddress).toBe(address);
    },
  );

  it.each(['https://tickets.example', 'http://localhost.example', 'http://foyer'])(
    'is refused behind a proxy that serves %s, unless that is allowed by name [AZ-17]',
    (origin) => {
      const proxied = { FOYER_SANDBOX: 'on', FOYER_ORIGIN: origin };
      expect(() => read(proxied)).toThrow(`FOYER_ORIGIN=${origin} would show the sandbox`);
      expect(read({ ...proxied, FOYER_SANDBOX_EXPOSED: 'on' }).origin).toBe(origin);
      expect(read({ FOYER_ORIGIN: origin }).origin).toBe(origin);
    },
  );

  it.each(['http://localhost:4200', 'http://foyer.localhost', 'http://LOCALHOST.:4200'])(
    'may be served at %s',
    (origin) => {
      expect(() => read({ FOYER_SANDBOX: 'on', FOYER_ORIGIN: origin })).not.toThrow();
    },
  );
});

describe('the postal address of newsletters', () => {
  it('is the configured one, a sample in the sandbox, and none without either', () => {
    const address = '1 Main Street, Toronto';
    expect(read({ FOYER_POSTAL_ADDRESS: ` ${address} ` }).mail.postalAddress).toBe(address);
    expect(read({ FOYER_SANDBOX: 'on' }).mail.postalAddress).toMatch(/Sample Street/);
    expect(read({}).mail.postalAddress).toBeUndefined();
  });
});

describe('the issuer of tax invoices', () => {
  it('is the configured one', () => {
    const issuer = 'Foyer Inc., 1 Main Street, Toronto, HST 123456789 RT0001';
    expect(read({ FOYER_INVOICE_ISSUER: ` ${issuer} ` }).invoiceIssuer).toBe(issuer);
    expect(read({ FOYER_INVOICE_ISSUER: ' ' }).invoiceIssuer).toBeUndefined();
  });
});

describe('the origin', () => {
  it.each(['http://127.0.0.1:4200', 'https://192.0.2.7', 'http://[::1]:4200'])(
    'is refused without a name for pay. and widget. to stand in front of: %s',
    (origin) => {
      expect(() => read({ FOYER_ORIGIN: origin })).toThrow(`FOYER_ORIGIN=${origin} must have a host name`);
    },
  );

  it.each(['tickets.example', 'https://', 'ftp://tickets.example', 'https://tickets.example/shop'])(
    'is refused when it is no origin: %s',
    (origin) => {
      expect(() => read({ FOYER_ORIGIN: origin })).toThrow(`FOYER_ORIGIN=${origin} is not an origin`);
    },
  );

  it.each(['http://localhost:4200', 'https://tickets.example'])('may be %s', (origin) => {
    expect(read({ FOYER_ORIGIN: origin }).origin).toBe(origin);
  });

  it('must be https in production; on this machine, in a sandbox or in another environment it need not', () => {
    const shop = { NODE_ENV: 'production', FOYER_ORIGIN: 'http://tickets.example' };
    expect(() => read(shop)).toThrow('FOYER_ORIGIN=http://tickets.example must be https');
    for (const variables of [
      { ...shop, FOYER_ORIGIN: 'https://tickets.example' },
      { ...shop, FOYER_ORIGIN: 'http://localhost:4200' },
      { ...shop, FOYER_SANDBOX: 'on', FOYER_SANDBOX_EXPOSED: 'on' },
      { ...shop, NODE_ENV: 'development' },
    ])
      expect(read(variables).origin).toBe(variables.FOYER_ORIGIN);
  });
});

describe('the limits of the database', () => {
  it.each([
    ['FOYER_DATABASE_CONNECTIONS', '0', '1 to 500'],
    ['FOYER_DATABASE_CONNECTIONS', 'many', '1 to 500'],
    ['FOYER_DATABASE_TIMEOUT', '0', '1 to 600'],
  ])('are refused by name where they make no sense: %s=%s', (name, text, range) => {
    expect(() => read({ [name]: text })).toThrow(`${name}=${text} is not a whole number from ${range}`);
  });

  it('are the usual ones unless a time is given', () => {
    expect(read({}).pool).toEqual({ maxConnections: 20 });
    expect(read({ FOYER_DATABASE_CONNECTIONS: '5', FOYER_DATABASE_TIMEOUT: '20' }).pool).toEqual({
      maxConnections: 5,
      connectTimeoutMs: 20_000,
      statementTimeoutMs: 20_000,
      lockTimeoutMs: 20_000,
    });
  });

  it('leave PostgreSQL the time to find a deadlock, however short the time', () => {
    const { lockTimeoutMs } = defaultPoolSettings;
    expect(read({ FOYER_DATABASE_TIMEOUT: '1' }).pool).toEqual({
      maxConnections: 20,
      connectTimeoutMs: 1_000,
      statementTimeoutMs: lockTimeoutMs,
      lockTimeoutMs,
    });
  });
});

describe('mailboxes', () => {
  it.each(['hello@tickets.example', 'Tickets <hello@tickets.example>', '<hello@tickets.example>'])(
    'are all that of the sender without others: %s',
    (sender) => {
      const { mail, inquiries, careers } = read({ FOYER_MAIL_SENDER: sender });
      expect(mail.sender).toBe(sender);
      expect(new Set([inquiries.recipient, careers.recipient])).toEqual(new Set(['hello@tickets.example']));
    },
  );

  it('may be others for messages and applications', () => {
    const { inquiries, careers } = read({
      FOYER_MAIL_SENDER: 'hello@tickets.example',
      FOYER_SUPPORT_ADDRESS: 'help@tickets.example',
      FOYER_CAREERS_ADDRESS: 'jobs@tickets.example',
    });
    expect([inquiries.recipient, careers.recipient]).toEqual([
      'help@tickets.example',
      'jobs@tickets.example',
    ]);
  });

  it.each([
    ['FOYER_MAIL_SENDER', 'Tickets'],
    ['FOYER_MAIL_SENDER', 'Tickets <hello>'],
    ['FOYER_SUPPORT_ADDRESS', 'help'],
    ['FOYER_CAREERS_ADDRESS', 'Jobs <jobs@tickets.example>'],
  ])('are refused where mail cannot go there: %s=%s', (name, text) => {
    expect(() => read({ [name]: text })).toThrow(`${name}=${text} is not a `);
  });
});

it.each([
  ['FOYER_PRODUCT_ADDRESS', 'my pass'],
  ['FOYER_PRODUCT_ADDRESS', 'Écu'],
])('%s=%s is refused, because page addresses are made of it', (name, text) => {
  expect(() => read({ [name]: text })).toThrow(`${name}=${text} is not a word`);
});

it('names the issuer that is no address', () => {
  const google = { FOYER_GOOGLE_CLIENT_ID: 'id', FOYER_GOOGLE_CLIENT_SECRET: 'secret' };
  expect(() => read({ ...google, FOYER_GOOGLE_ISSUER: 'google' })).toThrow('FOYER_GOOGLE_ISSUER=google');
});
