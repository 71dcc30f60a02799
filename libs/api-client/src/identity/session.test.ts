import { createFoyerClient } from '../client/foyerClient.ts';
import { attributionApi } from '../shell/attribution.gen.ts';
import { createFoyerStore } from '../store/createFoyerStore.ts';
import { accountApi } from './account.gen.ts';
import { sessionApi } from './session.gen.ts';

const answering = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify({ code: 'unauthorized', message: 'No.' }), { status }));

describe('what the contract says about a call reaches the client', () => {
  it('logging out reports no lost session, as it ends one [I4.15, C7.84a]', async () => {
    const onUnauthorized = jest.fn();
    const client = createFoyerClient({
      baseUrl: 'http://foyer.test/api',
      fetch: answering(401),
      onUnauthorized,
    });
    const store = createFoyerStore({ client });
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(onUnauthorized).not.toHaveBeenCalled();
    await store.dispatch(accountApi.endpoints.getProfile.initiate());
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('the report of a visit shows no overlay, as the page did not ask for it [I8.04]', async () => {
    const onNotAcceptable = jest.fn();
    const client = createFoyerClient({
      baseUrl: 'http://foyer.test/api',
      fetch: answering(406),
      onNotAcceptable,
    });
    const store = createFoyerStore({ client });
    await store.dispatch(attributionApi.endpoints.recordSystemEvent.initiate({ eventType: 'visit' }));
    expect(onNotAcceptable).not.toHaveBeenCalled();
    await store.dispatch(accountApi.endpoints.getProfile.initiate());
    expect(onNotAcceptable).toHaveBeenCalledTimes(1);
  });
});
