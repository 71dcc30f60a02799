import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildServer } from '../../composition/buildServer.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { runCommand } from '../runCommand.ts';

/** Address without a server: a start that connects to the database fails with another message. */
const DATABASE_URL = 'postgresql://foyer@127.0.0.1:1/foyer';
const complete = {
  FOYER_SMTP_URL: 'smtp://mail.example:587',
  FOYER_MAIL_SENDER: 'Tickets <hello@tickets.example>',
  FOYER_POSTAL_ADDRESS: '1 Main Street, Toronto, ON M5V 0A1, Canada',
  FOYER_SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
  FOYER_ORIGIN: 'https://tickets.example',
};

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-serve-'))));
afterEach(() => rm(folder, { recursive: true }));

async function run(words: string[], variables: Record<string, string>) {
  const said: string[] = [];
  const data = path.join(folder, 'data');
  const code = await runCommand([...words, '--data', data], variables, (line) => said.push(line));
  return { code, said: said.join('\n'), hasData: existsSync(data) };
}

describe('serve without the sandbox', () => {
  it.each([{}, { DATABASE_URL }, { DATABASE_URL, NODE_ENV: 'production' }, { FOYER_SAMPLE: 'on' }])(
    'stops before the database with everything that is missing: %j [AZ-17]',
    async (variables) => {
      const { code, said, hasData } = await run(['serve'], variables as Record<string, string>);
      expect(code).toBe(1);
      expect(said).toMatch(/^Foyer cannot start\. Without the sandbox \(FOYER_SANDBOX=on\) it needs:\n/);
      const [, ...lines] = said.split('\n');
      expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
        'FOYER_STRIPE_SECRET_KEY',
        'FOYER_SMTP_URL',
        'FOYER_MAIL_SENDER',
        'FOYER_POSTAL_ADDRESS',
        'FOYER_SEALING_KEY',
        'FOYER_ORIGIN',
      ]);
      for (const line of lines) expect(line).toMatch(/^ {2}\S.* {2,}\w.{15,}/);
      expect(hasData).toBe(false);
    },
  );

  it('names only what is missing', async () => {
    const { said } = await run(['serve'], { ...complete, DATABASE_URL });
    expect(said.split('\n').slice(1)).toEqual([expect.stringContaining('FOYER_STRIPE_SECRET_KEY')]);
  });

  it('stops for a sample that is neither on nor off', async () => {
    const { code, said } = await run(['serve'], { FOYER_SANDBOX: 'on', FOYER_SAMPLE: 'yes' });
    expect([code, said]).toEqual([1, 'FOYER_SAMPLE=yes is neither on nor off']);
  });

  it('stops for an environment that is not a known one', async () => {
    const { code, said } = await run(['serve'], {
      NODE_ENV: 'Production',
      FOYER_SANDBOX: 'on',
      DATABASE_URL,
    });
    expect([code, said]).toEqual([1, expect.stringContaining('NODE_ENV=Production is none of')]);
  });
});

describe('a database that cannot be used', () => {
  it.each([
    ['tickets', 'is not the address of a database'],
    ['mysql://foyer:secret@127.0.0.1:1/foyer', 'is not the address of a database'],
    ['postgresql://foyer:secret@127.0.0.1:1/foyer', 'cannot be used: connect ECONNREFUSED 127.0.0.1:1'],
    ['postgresql://foyer:secret@localhost:1/foyer', 'ECONNREFUSED 127.0.0.1:1'],
  ])('is named by its variable, without the password: %s', async (url, reason) => {
    const { code, said } = await run(['check'], { DATABASE_URL: url });
    expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('secret');
  });
});

describe('other commands without the sandbox', () => {
  it('leave no key behind beside a database of their own host', async () => {
    const { said, hasData } = await run(['check'], { DATABASE_URL });
    expect([said, hasData]).toEqual([expect.stringContaining('ECONNREFUSED'), false]);
  });

  it.each(['gateways list', 'refund retry', 'payouts list'])(
    'seal and open nothing without the settings of the servers: foyer %s',
    async (words) => {
      const { FOYER_SEALING_KEY: _key, ...others } = complete;
      const { code, said } = await run(words.split(' '), { ...others, DATABASE_URL });
      expect([code, said]).toEqual([1, expect.stringMatching(/cannot start.*FOYER_SEALING_KEY/s)]);
    },
  );
});

describe('the sample catalogue', () => {
  it.each([
    [['serve'], { FOYER_SAMPLE: 'on', FOYER_SANDBOX: 'on', NODE_ENV: 'production' }],
    [['seed'], { NODE_ENV: 'production', FOYER_SANDBOX: 'on' }],
    [['seed'], { FOYER_SEALING_KEY: complete.FOYER_SEALING_KEY }],
    [['seed'], {}],
  ])(
    'is refused before the database outside of a sandbox, and in production: %j %j',
    async (words, variables) => {
      const { code, said } = await run(words, { ...(variables as Record<string, string>), DATABASE_URL });
      expect([code, said]).toEqual([1, expect.stringMatching(/^The sample catalogue is for the sandbox/)]);
    },
  );

  it.each([
    [['serve'], { FOYER_SAMPLE: 'on', FOYER_SANDBOX: 'on' }],
    [['seed'], { FOYER_SANDBOX: 'on' }],
  ])('is refused before the database by a command that was given none: %j %j', async (words, variables) => {
    const { code, said } = await run(words, { ...(variables as Record<string, string>), DATABASE_URL });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The sample catalogue is not part of the package/),
    ]);
  });
});

describe('a server that a program builds', () => {
  it('has no gateway of the sandbox without the sandbox', async () => {
    const database = openDatabase({ connectionString: DATABASE_URL });
    const config = testConfig({ isSandbox: false });
    const refused: unknown = await buildServer({ config, database }).catch((error: unknown) => error);
    const [, ...lines] = String(refused).split('\n');
    expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      'FOYER_STRIPE_SECRET_KEY',
      'FOYER_SMTP_URL',
      'FOYER_MAIL_SENDER',
      'FOYER_POSTAL_ADDRESS',
      'FOYER_ORIGIN',
    ]);
    await database.close();
  });
});
