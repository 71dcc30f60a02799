import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { buildProfile, refuse, type MockAnswers } from '@foyer/testing';
import { buildUserSession, preferencesAnswers } from '../../testing/buildProfileParts.ts';
import { onIdentity, withProfile } from '../../testing/onIdentity.tsx';
import { PreferencesPage } from './PreferencesPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const never = () => new Promise<never>(() => undefined);
/** Portrait as a data URL. */
const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%236b4f8a'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23e8c9a0'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0z' fill='%23c9a24b'/%3E%3C/svg%3E";

const meta: Meta = {
  title: 'Identity/Profile',
  tags: ['page', 'profile', 'photo', 'preferences', 'notification', 'session', 'freeze', 'delete account'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const details = (status?: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED'): Story => ({
  decorators: [
    onIdentity(
      {
        getProfile: buildProfile(
          status ? { profilePictureUrl: face, profilePictureVerificationStatus: status } : {},
        ),
      },
      { token: 'session', path: '/profile' },
    ),
  ],
  render: withProfile(<ProfilePage />),
});
const preferences = (answers: MockAnswers = {}): Story => ({
  decorators: [onIdentity(preferencesAnswers(answers), { token: 'session', path: '/profile/preferences' })],
  render: withProfile(<PreferencesPage />),
});
const frozen = buildProfile({ tokensFrozenAt: '2027-01-02T12:00:00.000Z' });

export const DetailsWithoutPhoto: Story = details();
export const DetailsWithPhoto: Story = details('UNVERIFIED');
export const DetailsWithVerifiedPhoto: Story = details('VERIFIED');
/** A reason for the rejection will come with the face check. */
export const DetailsWithRejectedPhoto: Story = details('REJECTED');

export const Preferences: Story = preferences();
export const PreferencesLoading: Story = preferences({
  getNotificationSettings: never,
  listSessions: never,
  checkAccountDeletion: never,
});
export const PreferencesFailed: Story = preferences({
  getNotificationSettings: refuse('invalidRequest'),
  listSessions: refuse('invalidRequest'),
  checkAccountDeletion: refuse('invalidRequest'),
});
export const PreferencesFrozen: Story = preferences({ getProfile: frozen });
/** Unfreezing long after the log-in asks for the password. */
export const PreferencesAsksForPassword: Story = {
  ...preferences({ getProfile: frozen, unfreezeTokens: refuse('recentLogInNeeded') }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Unfreeze|Déverrouiller|Desbloquear)$/ }),
    );
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};
/** Holds a {product} of an upcoming event, and has a session on an unknown device. */
export const PreferencesNotDeletable: Story = preferences({
  checkAccountDeletion: { upcomingTokens: 3, openPayments: 0 },
  listSessions: {
    sessions: [
      buildUserSession({ deviceKind: 'other', browser: undefined, system: undefined, ipAddress: undefined }),
    ],
  },
});
