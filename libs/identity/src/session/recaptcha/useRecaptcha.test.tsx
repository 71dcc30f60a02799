import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { buildConfiguration, renderFeature } from '@foyer/testing';
import { useDeployment } from '@foyer/api-client/shell';
import { identitySettings } from '../../testing/identitySettings.ts';
import { useRecaptcha } from './useRecaptcha.ts';

function Probe() {
  const run = useRecaptcha('signUp');
  const isThere = useDeployment() !== undefined;
  const [found, setFound] = useState('');
  return (
    <>
      {isThere && (
        <button onClick={() => void run().then((each) => setFound(JSON.stringify(each)))}>Send</button>
      )}
      <output>{found}</output>
    </>
  );
}
const show = (
  recaptcha?: { siteKey: string; scriptUrl: string },
  remoteConfig: { useRecaptcha?: boolean } = {},
) =>
  renderFeature(
    <Probe />,
    identitySettings({
      getConfiguration: buildConfiguration({ remoteConfig, ...(recaptcha ? { recaptcha } : {}) }),
    }),
  );
const found = () => document.querySelector('output');
const scripts = () => document.head.querySelectorAll('script[src*="recaptcha"]');

describe('useRecaptcha', () => {
  beforeEach(() => scripts().forEach((each) => each.remove()));

  it('asks for nothing and loads nothing where remote config enables none [I3.31, I4.05]', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(found()).toHaveTextContent('{}'));
    expect(scripts()).toHaveLength(0);
  });

  it('asks for none where the flag is off, although the deployment has one [I3.32]', async () => {
    const { user } = show(
      { siteKey: 'k', scriptUrl: 'https://off.example/recaptcha.js' },
      { useRecaptcha: false },
    );
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(found()).toHaveTextContent('{}'));
    expect(scripts()).toHaveLength(0);
  });

  it('gives the answer of the one that is enabled, or says that there is none [I3.31, I4.05]', async () => {
    const { user } = show({ siteKey: 'k', scriptUrl: 'https://recaptcha.example/recaptcha.js' });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    scripts()[0]!.dispatchEvent(new Event('error'));
    await waitFor(() => expect(found()).toHaveTextContent('"failed"'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const grecaptcha = { ready: (then: () => void) => then(), execute: () => Promise.resolve('yes') };
    Object.assign(globalThis, { grecaptcha });
    scripts()[0]!.dispatchEvent(new Event('load'));
    await waitFor(() => expect(found()).toHaveTextContent('{"recaptcha":"yes"}'));
  });
});
