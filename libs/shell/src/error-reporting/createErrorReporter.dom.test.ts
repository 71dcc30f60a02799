import type { ErrorReport } from '@foyer/contract';
import {
  createErrorReporter,
  hearFaults,
  mostReports,
  type ErrorReporterParts,
} from './createErrorReporter.ts';

const canaries = {
  email: 'canary.ada@lovelace.example',
  token: 'q7Xk2mPz9Rt4Vw8Yb3Nc6Hd1Jf5Ls0GaBcDeF',
  first: 'Augustina',
  last: 'Kingsley',
  postal: 'M5V 2T6',
  born: '1990-05-17',
  card: '4242 4242 4242 4242',
  query: 'verificationString=abc123',
};

function reporter(parts: Partial<ErrorReporterParts> = {}) {
  const sent: ErrorReport[] = [];
  const tell = createErrorReporter({
    send: (report) => {
      sent.push(report);
      return Promise.resolve();
    },
    page: () => '/events/01936f5e-7c00-7000-8000-0000000000bb',
    privateWords: () => [canaries.first, canaries.last, canaries.postal, canaries.born, canaries.token],
    mayIdentify: () => false,
    ...parts,
  });
  return { tell, sent };
}

describe('the error reporter [I6.06]', () => {
  it('tells what happened, where, and of which build', () => {
    const { tell, sent } = reporter({ webCommit: '1a2b3c4' });
    tell(new TypeError('x is not a function'));
    expect(sent).toEqual([
      {
        name: 'TypeError',
        message: 'x is not a function',
        stack: expect.stringContaining('TypeError: x is not a function'),
        page: '/events/[token]',
        webCommit: '1a2b3c4',
      },
    ]);
  });

  it('tells nothing of a person, wherever it stands [PV-04]', () => {
    const { tell, sent } = reporter({ page: () => `/x/${canaries.email}` });
    const everything = Object.values(canaries)
      .join(' ')
      .replace('verification', '/resetPassword?verification');
    const fault = new Error(everything);
    fault.name = canaries.email;
    fault.stack = `Error: ${everything}\n    at f (https://foyer.example/a.js?${canaries.query}:1:2)`;
    tell(fault);
    tell(everything);
    const told = JSON.stringify(sent);
    expect(sent).toHaveLength(2);
    for (const canary of Object.values(canaries)) expect(told).not.toContain(canary);
  });

  it('names who is signed in only where they agreed, and then by a flag alone [I6.06]', () => {
    const { tell, sent } = reporter({ mayIdentify: () => true });
    tell(new Error('a'));
    expect(sent[0]).toMatchObject({ mayIdentify: true });
  });

  it('tells each fault once, and ten at most', () => {
    const { tell, sent } = reporter();
    const fault = new Error('the same');
    tell(fault);
    tell(fault);
    expect(sent).toHaveLength(1);
    for (let number = 0; number < 30; number += 1)
      tell(new Error(`fault ${'abcdefghijklmnopqrstuvwxyzABCDEF'[number]}`));
    expect(sent).toHaveLength(mostReports);
  });

  it('never goes in circles: what goes wrong with telling is told nowhere', async () => {
    const send = jest.fn(() => Promise.reject(new Error('away')));
    const { tell } = reporter({ send });
    const stop = hearFaults(tell);
    tell(new Error('first'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(send).toHaveBeenCalledTimes(1);
    const { tell: broken } = reporter({
      privateWords: () => {
        throw new Error('broken');
      },
    });
    expect(() => broken(new Error('a'))).not.toThrow();
    stop();
  });

  it.each([['ResizeObserver loop completed with undelivered notifications.'], ['Script error.']])(
    'leaves out %s',
    (message) => {
      const { tell, sent } = reporter();
      tell(message);
      tell(new Error(message));
      expect(sent).toEqual([]);
    },
  );

  it.each<[unknown, string, string]>([
    [
      { kind: 'rejected', status: 422, code: 'notFound', message: canaries.email, details: {} },
      'FoyerError',
      'rejected 422 notFound',
    ],
    [{ kind: 'timeout' }, 'FoyerError', 'timeout'],
    ['a text', 'NoError', 'a text'],
    [{ secret: 1 }, 'NoError', '[object Object]'],
    [undefined, 'NoError', '[object Undefined]'],
  ])('says of %j that it is %s: %s', (thrown, name, message) => {
    const { tell, sent } = reporter();
    tell(thrown);
    expect(sent[0]).toMatchObject({ name, message });
  });

  it('hears uncaught errors and rejected promises, until it is stopped', () => {
    const told: unknown[] = [];
    const stop = hearFaults((thrown) => told.push(thrown));
    const [error, reason] = [new Error('uncaught'), new Error('rejected')];
    const rejection = () => Object.assign(new Event('unhandledrejection'), { reason });
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'only words' }));
    window.dispatchEvent(rejection());
    stop();
    window.dispatchEvent(rejection());
    expect(told).toEqual([error, 'only words', reason]);
  });
});
