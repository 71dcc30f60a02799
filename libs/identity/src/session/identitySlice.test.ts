import { buildProfile } from '@foyer/testing';
import { createFoyerClient, createFoyerStore, createMemoryTokenStore } from '@foyer/api-client';
import { sessionApi } from '@foyer/api-client/identity';
import { flowStarted, sessionSlice, signedOut, type IdentityState } from './identitySlice.ts';

const session = { authToken: 't', needsEmailVerification: false, profile: buildProfile() };

const start = (goal: 'signedIn' | 'verified') =>
  ({ goal, mode: 'login', hasMethods: false, surface: 'overlay' }) as const;

function storeThatAnswers(body: unknown, status = 200, token?: string) {
  const fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
  const tokens = createMemoryTokenStore(token);
  const client = createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch, tokens });
  const store = createFoyerStore({ client, slices: [sessionSlice(tokens)] });
  return { store, state: () => (store.getState() as unknown as { identity: IdentityState }).identity };
}

describe('the session', () => {
  it('starts signed in where a token was kept [I4.12]', () => {
    expect(storeThatAnswers({}).state().status).toBe('signedOut');
    expect(storeThatAnswers({}, 200, 'kept').state().status).toBe('signedIn');
  });

  it('keeps the profile that logging in brought, and completes the flow [I4.12, I4.02]', async () => {
    const { store, state } = storeThatAnswers(session);
    store.dispatch(flowStarted(start('verified')));
    await store.dispatch(
      sessionApi.endpoints.logIn.initiate({ emailAddress: 'fan@example.com', password: 'x' }),
    );
    expect(state()).toMatchObject({
      status: 'signedIn',
      profile: { firstName: 'Ada' },
      flow: { kind: 'COMPLETED' },
    });
  });

  it('stays as it was when logging in fails [I8.07]', async () => {
    const { store, state } = storeThatAnswers({ code: 'invalidUsernameOrPassword', message: 'No.' }, 422);
    store.dispatch(flowStarted(start('signedIn')));
    await store.dispatch(
      sessionApi.endpoints.logIn.initiate({ emailAddress: 'fan@example.com', password: 'x' }),
    );
    expect(state()).toMatchObject({ status: 'signedOut', flow: { kind: 'open', stack: ['login'] } });
  });

  it('remembers that it was lost until the next login; a log-out loses nothing [I4.15]', async () => {
    const { store, state } = storeThatAnswers(session, 200, 'kept');
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(state().isSessionLost).toBe(false);
    store.dispatch(signedOut());
    expect(state()).toMatchObject({ status: 'signedOut', isSessionLost: true });
    await store.dispatch(
      sessionApi.endpoints.logIn.initiate({ emailAddress: 'fan@example.com', password: 'x' }),
    );
    expect(state().isSessionLost).toBe(false);
  });

  it('is over after logging out, even when the call failed [I4.14]', async () => {
    const { store, state } = storeThatAnswers({ code: 'unauthorized', message: 'No.' }, 401, 'kept');
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(state()).toMatchObject({ status: 'signedOut', profile: undefined });
    store.dispatch(flowStarted(start('signedIn')));
    store.dispatch(signedOut());
    expect(state().flow).toMatchObject({ kind: 'open', stack: ['login'] });
  });
});
