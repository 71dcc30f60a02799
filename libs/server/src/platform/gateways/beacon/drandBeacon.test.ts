import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrandBeacon, defaultDrand } from './drandBeacon.ts';

/** Answers of the chain quicknet, as they were recorded. */
const info = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  hash: defaultDrand.chainHash,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
};
const round1000 = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

type Answer = { status: number; body: unknown } | 'hangUp';
const ok = (body: unknown): Answer => ({ status: 200, body });

let service: Server;
let answers: Record<string, Answer>;
let url: string;
const beacon = (chainHash = defaultDrand.chainHash) => createDrandBeacon({ url, chainHash });

beforeAll(async () => {
  service = createServer(({ url: path = '' }, response) => {
    const answer = answers[path.split('/').slice(2).join('/')] ?? { status: 404, body: {} };
    if (answer === 'hangUp') {
      response.destroy();
      return;
    }
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  answers = { info: ok(info), 'public/latest': ok(round1000), 'public/1000': ok(round1000) };
});

const at = (round: number, seconds = 0) =>
  new Date((info.genesis_time + (round - 1) * info.period + seconds) * 1000);

describe('a drand chain', () => {
  it('gives the value of a round whose signature its key has made', async () => {
    expect(await beacon().valueOf(1000)).toBe(round1000.randomness);
  });

  it('has no value of a round before its time', async () => {
    for (const status of [404, 425]) {
      answers['public/1001'] = { status, body: {} };
      expect(await beacon().valueOf(1001)).toBeUndefined();
    }
  });

  it.each([
    ['of another round', { ...round1000, round: 999 }, 'does not answer round 1000'],
    ['without a signature', { round: 1000, randomness: round1000.randomness }, 'has not signed'],
    ['with bytes that are no signature', { ...round1000, signature: 'ab'.repeat(48) }, 'has not signed'],
    ['that is no object of a round', {}, 'does not answer round 1000'],
  ])('refuses an answer %s', async (_what, body, message) => {
    answers['public/1000'] = ok(body);
    await expect(beacon().valueOf(1000)).rejects.toThrow(message);
  });

  it('refuses the signature of one round as that of another, and takes no value from the answer', async () => {
    answers['public/1001'] = ok({ ...round1000, round: 1001 });
    await expect(beacon().valueOf(1001)).rejects.toThrow('has not signed round 1001');
    answers['public/1000'] = ok({ ...round1000, randomness: '00'.repeat(32) });
    expect(await beacon().valueOf(1000)).toBe(round1000.randomness);
  });

  it.each([
    ['another key', { public_key: info.public_key.replace('83', '93') }, 'another chain'],
    ['another genesis', { genesis_time: 1_692_803_368 }, 'another chain'],
    ['another period', { period: 30 }, 'another chain'],
    ['another scheme', { schemeID: 'pedersen-bls-chained' }, 'is not bls-unchained-g1-rfc9380'],
    ['no key', { public_key: '' }, 'describes no chain'],
  ])(
    'refuses a service that describes the chain with %s than its hash says',
    async (_what, change, message) => {
      answers['info'] = ok({ ...info, ...change });
      await expect(beacon().roundAfter(at(1000))).rejects.toThrow(message);
    },
  );

  it('chooses a round after a time, and after the latest one whatever the clock says', async () => {
    expect(await beacon().roundAfter(at(1000))).toBe(1001);
    expect(await beacon().roundAfter(at(2000, 1))).toBe(2001);
    expect(await beacon().roundAfter(at(7))).toBe(1001);
    expect(await beacon().roundAfter(new Date(0))).toBe(1001);
  });

  it('tells when a round appears', async () => {
    expect(await beacon().timeOf(1001)).toEqual(at(1001));
  });

  it('fails while the service does, and goes on after it', async () => {
    const chain = beacon();
    for (const fault of ['hangUp', { status: 500, body: {} }] as const) {
      answers['public/1000'] = fault;
      await expect(chain.valueOf(1000)).rejects.toThrow();
      answers['info'] = fault;
      await expect(beacon().roundAfter(at(1000))).rejects.toThrow();
    }
    answers = { info: ok(info), 'public/latest': { status: 404, body: {} } };
    await expect(chain.roundAfter(at(1000))).rejects.toThrow('no latest round');
    answers['public/1000'] = ok(round1000);
    expect(await chain.valueOf(1000)).toBe(round1000.randomness);
  });
});
