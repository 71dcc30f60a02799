import { act, screen, waitFor } from '@testing-library/react';
import { sessionApi } from '@foyer/api-client/identity';
import { buildConfiguration, buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSession, identitySettings } from '../testing/identitySettings.ts';
import { entered, left } from './identitySlice.ts';
import { ProfileWatch } from './ProfileWatch.tsx';
import { useSession } from './useSession.ts';

function Who() {
  const { status, profile, verified } = useSession();
  return (
    <>
      <ProfileWatch />
      <output>{`${status} ${profile?.globalUserId ?? 'nobody'} ${verified ? 'verified' : 'unverified'}`}</output>
    </>
  );
}
const show = (answers: MockAnswers, token?: string) =>
  renderFeature(<Who />, identitySettings(answers, token ? { token } : {}));
const { globalUserId } = buildProfile();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const focus = () => act(() => void window.dispatchEvent(new Event('focus')));
/** Lets time go by, with all that is due in it. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('useSession', () => {
  it('is signed out without a token, and fetches no profile [I4.13, I4.16]', async () => {
    const { api } = show({});
    expect(screen.getByText('signedOut nobody unverified')).toBeInTheDocument();
    expect(api.calls.some(({ operationId }) => operationId === 'getProfile')).toBe(false);
  });

  it('is loading while the profile of a kept session is on its way, then signed in [I4.13, I4.16, I3.01]', async () => {
    show({ getProfile: buildProfile() }, 'kept');
    expect(screen.getByText('loading nobody unverified')).toBeInTheDocument();
    expect(await screen.findByText(`signedIn ${globalUserId} verified`)).toBeInTheDocument();
  });

  it('gives the client the token and has the profile after login [I3.12, I4.12, I7.17]', async () => {
    const { store, tokens } = show({ logIn: buildSession() });
    const credentials = { emailAddress: 'fan@example.com', password: 'velvet 77' };
    void store.dispatch(sessionApi.endpoints.logIn.initiate(credentials) as never);
    expect(await screen.findByText(`signedIn ${globalUserId} verified`)).toBeInTheDocument();
    expect(tokens.get()).toBe('token-of-a-test');
  });

  it('fetches the profile again and again until its address is verified, and on focus [I4.13, I9.03]', async () => {
    const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const { api } = show({ getProfile: unverified }, 'kept');
    await screen.findByText(`signedIn ${globalUserId} unverified`);
    const count = () => api.calls.filter(({ operationId }) => operationId === 'getProfile').length;
    focus();
    await waitFor(() => expect(count()).toBeGreaterThan(1));
    api.answer({ getProfile: buildProfile() });
    expect(await screen.findByText(`signedIn ${globalUserId} verified`)).toBeInTheDocument();
    const seen = count();
    focus();
    await pass(300);
    expect(count()).toBe(seen);
  });

  it('tells once when the address becomes verified, and never of one that always was [I4.13]', async () => {
    const onVerified = jest.fn();
    const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const { api, store } = renderFeature(
      <ProfileWatch onVerified={onVerified} />,
      identitySettings({ getProfile: unverified }, { token: 'kept' }),
    );
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('EMAIL_UNVERIFIED'));
    expect(onVerified).not.toHaveBeenCalled();
    api.answer({ getProfile: buildProfile() });
    focus();
    await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
    expect(onVerified).toHaveBeenCalledWith(buildProfile());
    const another = jest.fn();
    renderFeature(
      <ProfileWatch onVerified={another} />,
      identitySettings({ getProfile: buildProfile() }, { token: 'kept' }),
    );
    await pass(50);
    expect(another).not.toHaveBeenCalled();
  });

  it('asks no more once the account is closed [I4.13]', async () => {
    const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const { api, store } = renderFeature(
      <Who />,
      identitySettings(
        { getProfile: unverified, getConfiguration: buildConfiguration({ profileRefreshMs: 20 }) },
        { token: 'kept' },
      ),
    );
    const count = () => api.calls.filter(({ operationId }) => operationId === 'getProfile').length;
    await waitFor(() => expect(count()).toBeGreaterThan(2));
    api.answer({ getProfile: refuse('forbidden') });
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('forbidden'));
    // A request that was due meanwhile is still sent.
    await pass(100);
    const seen = count();
    focus();
    await pass(200);
    expect(count()).toBe(seen);
  });

  it('follows another tab that logs in, or out [CL-06]', async () => {
    const { store } = show({ getProfile: buildProfile() });
    act(() => void store.dispatch(entered()));
    expect(await screen.findByText(`signedIn ${globalUserId} verified`)).toBeInTheDocument();
    act(() => void store.dispatch(left()));
    expect(screen.getByText('signedOut nobody unverified')).toBeInTheDocument();
  });
});
