import type {
  RecaptchaGateway,
  RecaptchaVerdict,
} from '../../../platform/gateways/recaptcha/recaptchaGateway.ts';
import { buildSignUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

describe('sign-up with the recaptcha of the sandbox', () => {
  const server = useTestServer({ config: { recaptcha: { kind: 'sandbox', siteKey: 'sandbox' } } });
  const emailAddress = 'captcha@foyer.example';
  const answer = async () => {
    const given = await server.inject({
      method: 'POST',
      url: '/sandbox/recaptcha/answer',
      payload: { action: 'signUp' },
    });
    return given.json<{ answer: string }>().answer;
  };

  it('is announced to browsers, with its script [I3.31, I7.30]', async () => {
    const { body } = await server.call('getConfiguration');
    expect(body.recaptcha).toEqual({
      siteKey: 'sandbox',
      scriptUrl: '/sandbox/recaptcha/api.js?render=sandbox',
    });
    const script = await server.inject({ url: body.recaptcha!.scriptUrl });
    expect(script.body).toContain('window.grecaptcha');
  });

  it.each([
    ['no answer', undefined],
    ['a made-up answer', 'x.y'],
  ])('makes no account with %s [I4.05, I3.15]', async (_name, recaptcha) => {
    const body = buildSignUp({ emailAddress, ...(recaptcha ? { recaptcha } : {}) });
    const refused = await server.call('createAccount', { body });
    expect([refused.status, refused.error?.code]).toEqual([422, 'recaptchaFailed']);
    const free = await server.call('isEmailAddressAvailable', { query: { emailAddress } });
    expect(free.status).toBe(200);
  });

  it('makes one with an answer [I4.05, I3.15]', async () => {
    const body = buildSignUp({ emailAddress, recaptcha: await answer() });
    expect((await server.call('createAccount', { body })).status).toBe(200);
  });
});

describe('sign-up while reCAPTCHA is unreachable', () => {
  let verify: () => Promise<RecaptchaVerdict> = () => Promise.reject(new Error('away'));
  const recaptcha: RecaptchaGateway = {
    settings: { siteKey: 'k', scriptUrl: '/x.js' },
    verify: () => verify(),
  };
  const server = useTestServer({ gateways: { recaptcha } });

  it('waits: no account is made, and a later try makes it', async () => {
    const body = buildSignUp({ emailAddress: 'later@foyer.example', recaptcha: 'answer' });
    const refused = await server.call('createAccount', { body });
    expect([refused.status, refused.error?.code]).toEqual([503, 'serviceUnavailable']);
    verify = () => Promise.resolve('person');
    expect((await server.call('createAccount', { body })).status).toBe(200);
  });
});

describe('sign-up without a recaptcha', () => {
  const server = useTestServer();
  it('asks for none, and browsers hear of none', async () => {
    expect((await server.call('getConfiguration')).body.recaptcha).toBeUndefined();
    const body = buildSignUp({ emailAddress: 'none@foyer.example' });
    expect((await server.call('createAccount', { body })).status).toBe(200);
    expect((await server.inject({ url: '/sandbox/recaptcha/api.js' })).statusCode).toBe(404);
  });
});
