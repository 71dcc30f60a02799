import { screen } from '@testing-library/react';
import { AuthenticationHost } from '@foyer/identity';
import { buildProfile, refuse, renderFeature, type MockAnswers, type StageOptions } from '@foyer/testing';
import { SiteStage } from '../../testing/onSite.tsx';
import { siteSettings } from '../../testing/siteSettings.ts';
import { ContactPage } from './ContactPage.tsx';

const show = (answers: MockAnswers = {}, settings: StageOptions = {}) =>
  renderFeature(
    <SiteStage>
      <ContactPage />
      <AuthenticationHost />
    </SiteStage>,
    siteSettings({ sendContactMessage: { ok: true }, ...answers }, settings),
  );
const field = (name: string) => screen.getByLabelText(name);

async function fill(user: ReturnType<typeof show>['user']): Promise<void> {
  await user.type(field('Your name'), 'Ana Ruiz');
  await user.type(field('Email'), 'ana@example.com');
  await user.selectOptions(field('What’s it about?'), 'An order or a payment');
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'Where is my order?');
}

describe('ContactPage', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('sends the message and says where the confirmation went [I2.05, I2.29, C2.07b, C2.33c]', async () => {
    const { user, api } = show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('We sent a confirmation to ana@example.com.')).toBeVisible();
    expect(api.calls.filter((call) => call.operationId === 'sendContactMessage')).toEqual([
      expect.objectContaining({
        request: {
          name: 'Ana Ruiz',
          emailAddress: 'ana@example.com',
          topic: 'order',
          message: 'Where is my order?',
        },
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Send another message' }));
    expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('');
  });

  it('says at every field what is missing, and takes the focus to the first [I5.12]', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findAllByText('This field is required, please enter a value.')).toHaveLength(4);
    expect(field('Your name')).toHaveFocus();
  });

  it('keeps what was typed when the server refuses, and shows its words [I8.02]', async () => {
    const { user } = show({ sendContactMessage: refuse('tooManyRequests', { message: 'Wait a minute.' }) });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Wait a minute.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('Where is my order?');
  });

  it('knows who is signed in, and the topic of the address [I7.30]', async () => {
    show({}, { fan: buildProfile(), path: '/contact?ticket_form_id=order' });
    expect(await screen.findByDisplayValue(buildProfile().emailAddress)).toBeVisible();
    expect(field('What’s it about?')).toHaveDisplayValue('An order or a payment');
  });

  it('lets an address name no topic that there is not', () => {
    show({}, { path: '/contact?ticket_form_id=__proto__' });
    expect(field('What’s it about?')).toHaveDisplayValue('Choose a topic');
  });
});
