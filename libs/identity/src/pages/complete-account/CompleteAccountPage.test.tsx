import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { PartialUserAccount } from '@foyer/contract';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { CompleteAccountPage } from './CompleteAccountPage.tsx';

const Here = () => <output>{useLocation().pathname}</output>;
const here = () => document.querySelector('output');
const page = (
  <>
    <CompleteAccountPage />
    <Here />
  </>
);
const show = (answers: MockAnswers, path = '/completeAccount?token=t-1') =>
  renderFeature(page, identitySettings(answers, { path }));
const begun: PartialUserAccount = {
  emailAddress: 'fan@example.com',
  partial: true,
  firstName: 'Ada',
  returnTo: '/myPass/going',
};
const completed = ({ calls }: { calls: { operationId: string; request: unknown }[] }) =>
  calls.filter(({ operationId }) => operationId === 'completePartialUserAccount').map((each) => each.request);
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function choosePassword(user: UserEvent, submit: string): Promise<void> {
  await user.type(await screen.findByLabelText('New password'), 'new velvet 7');
  await user.click(screen.getByRole('checkbox'));
  await press(user, submit);
}

describe('CompleteAccountPage [I2.03, I4.09]', () => {
  it('has two steps where details are missing, and one call at the end [I7.06, I3.15]', async () => {
    const { user, api } = show({ getPartialUserAccount: begun, completePartialUserAccount: buildSession() });
    expect(await screen.findByText(/set up an account for fan@example.com/)).toBeVisible();
    await choosePassword(user, 'Next');
    expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    expect(completed(api)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Tremblay');
    await user.type(screen.getByRole('textbox', { name: /month/i }), '04');
    await user.type(screen.getByRole('textbox', { name: /day/i }), '12');
    await user.type(screen.getByRole('textbox', { name: /year/i }), '1990');
    await user.click(screen.getByRole('radio', { name: 'Woman' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'CA');
    await user.type(screen.getByRole('textbox', { name: /postal/i }), 'H2X 1Y4');
    await press(user, 'Finish setup');
    await waitFor(() => expect(here()).toHaveTextContent('/myPass/going'));
    expect(completed(api)).toEqual([
      {
        emailVerificationToken: 't-1',
        password: 'new velvet 7',
        userProfileRequest: {
          firstName: 'Ada',
          lastName: 'Tremblay',
          dateOfBirth: '1990-04-12',
          gender: 'FEMALE',
          countryCode: 'CA',
          postalCode: 'H2X 1Y4',
          userLocale: 'en-US',
        },
      },
    ]);
  });

  it('is a single call where only the password is missing, and signs in [I3.15, I3.20, I4.12]', async () => {
    const { user, api, store } = show({
      getPartialUserAccount: { emailAddress: 'fan@example.com', partial: false },
      completePartialUserAccount: buildSession(),
    });
    await choosePassword(user, 'Finish setup');
    await waitFor(() => expect(here()).toHaveTextContent(/^\/myPass$/));
    expect(completed(api)).toEqual([
      {
        emailVerificationToken: 't-1',
        password: 'new velvet 7',
        userProfileRequest: { userLocale: 'en-US' },
      },
    ]);
    expect(store.getState()).toMatchObject({ identity: { status: 'signedIn', isNewAccount: true } });
  });

  it('goes back from the details with the password kept, and back to it where it was refused [I8.09]', async () => {
    const { user } = show({
      getPartialUserAccount: { ...begun, lastName: 'Tremblay' },
      completePartialUserAccount: refuse('badPasswordStrength', { message: 'Too easy to guess.' }),
    });
    await choosePassword(user, 'Next');
    await press(user, 'Back');
    expect(await screen.findByLabelText('New password')).toHaveValue('new velvet 7');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await press(user, 'Next');
    await user.type(await screen.findByRole('textbox', { name: /month/i }), '04');
    await user.type(screen.getByRole('textbox', { name: /day/i }), '12');
    await user.type(screen.getByRole('textbox', { name: /year/i }), '1990');
    await user.click(screen.getByRole('radio', { name: 'Woman' }));
    await user.type(screen.getByRole('textbox', { name: /zip|postal/i }), '10001');
    await press(user, 'Finish setup');
    expect(await screen.findByText('Too easy to guess.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toBeInvalid();
  });

  it('requires the terms and a strong password, without a request [I5.02, I5.07]', async () => {
    const { user, api } = show({ getPartialUserAccount: { ...begun, partial: false } });
    await press(user, 'Finish setup');
    expect(await screen.findByText('Accept the terms to create an account.')).toBeVisible();
    expect(screen.getByText('Use at least 8 characters.')).toBeVisible();
    expect(completed(api)).toEqual([]);
  });

  it('offers the log-in and a new link where this one is over [I8.08]', async () => {
    const { user, api } = show({
      getPartialUserAccount: refuse('emailLinkExpired'),
      initiateResetPassword: { ok: true },
    });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/authentication');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'fan@example.com{Enter}');
    expect(await screen.findByText(/you’ll get a link shortly/)).toBeVisible();
    expect(api.calls.map(({ operationId }) => operationId)).toContain('initiateResetPassword');
  });

  it('says that it checks the link, and what is missing without one [I8.08]', async () => {
    const { unmount } = show({ getPartialUserAccount: () => new Promise<never>(() => undefined) });
    expect(await screen.findByText('Checking the link')).toBeInTheDocument();
    unmount();
    show({}, '/completeAccount');
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/authentication');
    expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
  });
});
