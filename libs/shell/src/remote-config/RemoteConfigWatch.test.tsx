import { act, screen, waitFor } from '@testing-library/react';
import { useDeployment, useFlag } from '@foyer/api-client/shell';
import { buildConfiguration, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { shellSettings } from '../testing/shellSettings.ts';
import { minimumFetchIntervalMs } from './createRemoteConfig.ts';
import { RemoteConfigWatch } from './RemoteConfigWatch.tsx';

const Flags = () => {
  const [discover, buttons] = [useFlag('discoverV2'), useFlag('mobileAppButtonsOnDiscover')];
  const isThere = useDeployment() !== undefined;
  return <output>{isThere && JSON.stringify({ discover, buttons })}</output>;
};

function show(answers: MockAnswers) {
  let passed = 0;
  const device = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => device() + passed);
  const shown = renderFeature(
    <>
      <RemoteConfigWatch />
      <Flags />
    </>,
    shellSettings(answers),
  );
  return { ...shown, pass: (ms: number) => (passed += ms) };
}
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));
const flags = (discover: boolean, buttons: boolean) =>
  waitFor(() => expect(screen.getByText(JSON.stringify({ discover, buttons }))).toBeVisible());
const asked = ({ api }: ReturnType<typeof show>) =>
  api.calls.filter(({ operationId }) => operationId === 'getRemoteConfig').length;

describe('the remote configuration of a page [I4.23]', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is at first what the page came with, and defaults', async () => {
    const shown = show({
      getConfiguration: buildConfiguration({ remoteConfig: { mobileAppButtonsOnDiscover: true } }),
    });
    await flags(true, true);
    comeBack();
    expect(asked(shown)).toBe(0);
  });

  it('asks the server when the visitor returns after a minute, and not sooner [I9.03]', async () => {
    const shown = show({ getRemoteConfig: { values: { discoverV2: 'false' } } });
    await flags(true, false);
    shown.pass(minimumFetchIntervalMs);
    comeBack();
    await flags(false, false);
    comeBack();
    comeBack();
    expect(asked(shown)).toBe(1);
    shown.api.answer({ getRemoteConfig: { values: {} } });
    shown.pass(minimumFetchIntervalMs);
    comeBack();
    await flags(true, false);
  });

  it.each([
    ['the server refuses', refuse('tooManyRequests')],
    ['a value cannot be read', { values: { imageCodeGenerationConfig: '{' } }],
  ])('stays as it is when %s, which is logged and reported [I4.23]', async (_name, answer) => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const shown = show({ getRemoteConfig: answer });
    await flags(true, false);
    shown.pass(minimumFetchIntervalMs);
    comeBack();
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    await flags(true, false);
    Reflect.deleteProperty(globalThis, 'reportError');
  });
});
