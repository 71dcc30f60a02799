import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import type { AuthenticatorType } from '@foyer/contract';
import { buildConfiguration, refuse, type MockAnswers } from '@foyer/testing';
import { Button } from '@foyer/ui-kit';
import { GoogleRedirectPage } from '../../pages/oauth-redirect/OAuthRedirectPage.tsx';
import { OAuthBrowserContext } from '../../session/oauth/oauthBrowser.ts';
import { onIdentity } from '../../testing/onIdentity.tsx';
import { OAuthError, OAuthList } from './OAuthList.tsx';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const narrow = (Story: ComponentType) => (
  <div style={{ maxWidth: 440 }}>
    <Story />
  </div>
);
const stage = (answers: MockAnswers = {}, types: AuthenticatorType[] = ['Apple', 'Google']) => [
  narrow,
  onIdentity({ getConfiguration: buildConfiguration({ authenticatorTypes: types }), ...answers }),
];
/** Stub that opens no windows. */
const browser = {
  openWindow: () => ({ show: nothing, close: nothing }),
  leaveTo: nothing,
  goOnTo: nothing,
  closeSelf: nothing,
};
const begun = {
  authorizationUrl: 'https://provider.example/authorize',
  redirectUrl: 'https://foyer.example/authentication/google/redirect',
  state: 'state',
  browserKey: 'key',
};

const meta: Meta = {
  title: 'Identity/Apple and Google',
  tags: ['component', 'log in', 'sign up', 'social', 'oauth', 'provider'],
};
export default meta;
type Story = StoryObj;

const list = () => (
  <OAuthBrowserContext value={browser}>
    <OAuthList surface="overlay">
      <Button wide>…</Button>
    </OAuthList>
  </OAuthBrowserContext>
);
/** After a press the window is open and the page waits. */
export const WaysIn: Story = { decorators: stage({ startThirdPartyLogin: begun }), render: list };
export const OneProvider: Story = { decorators: stage({}, ['Google']), render: list };
/** After a press it stays at the start. */
export const Starting: Story = { decorators: stage({ startThirdPartyLogin: never }), render: list };
/** After a press it fails to start. */
export const CannotBegin: Story = {
  decorators: stage({ startThirdPartyLogin: refuse('serviceUnavailable') }),
  render: list,
};
export const Failed: Story = { decorators: stage(), render: () => <OAuthError onDismiss={nothing} /> };
/** Redirect page of an attempt from another browser. */
export const BegunElsewhere: Story = {
  decorators: [onIdentity()],
  render: () => <GoogleRedirectPage />,
};
