import { screen, waitFor } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { NewsletterPage } from '../../pages/newsletter/NewsletterPage.tsx';
import { siteSettings } from '../../testing/siteSettings.ts';
import { LaterSubscribePanel } from '../later/laterPanels.tsx';
import { SubscribePanel } from './SubscribePanel.tsx';

const eventId = '01936f5e-7c00-7000-8000-000000000001';
const emailAddress = 'ana@example.com';
const token = 'A'.repeat(43);
const ok = { subscribeNewsletter: { ok: true }, subscribeEventNewsletter: { ok: true } } as const;
const requestsOf = ({ api }: ReturnType<typeof renderFeature>, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);

describe('subscribing [I7.27, C2.22h]', () => {
  const show = (about: { eventId?: string } = {}, answers: MockAnswers = ok) =>
    renderFeature(<SubscribePanel {...about} />, siteSettings(answers));
  const subscribe = async ({ user }: ReturnType<typeof show>, name: string, address = emailAddress) => {
    await user.type(screen.getByLabelText('Email'), address);
    await user.click(screen.getByRole('button', { name }));
  };

  it('asks for an address, and says that a mail must be answered', async () => {
    const shown = show();
    await subscribe(shown, 'Subscribe');
    expect(await screen.findByText('We sent a link to ana@example.com. Open it to confirm.')).toBeVisible();
    expect(requestsOf(shown, 'subscribeNewsletter')).toEqual([{ emailAddress }]);
  });

  it('is about one event on the page of an event', async () => {
    const shown = show({ eventId });
    await subscribe(shown, 'Notify me');
    await screen.findByText('One more step');
    expect(requestsOf(shown, 'subscribeEventNewsletter')).toEqual([{ emailAddress, eventId }]);
  });

  it('says what is no address, and keeps what was typed when the server refuses', async () => {
    const shown = show(
      {},
      { ...ok, subscribeNewsletter: refuse('tooManyRequests', { message: 'Later, please.' }) },
    );
    await subscribe(shown, 'Subscribe', 'ana@');
    expect(await screen.findByText('Please enter a valid email.')).toBeVisible();
    await subscribe(shown, 'Subscribe', 'example.com');
    expect(await screen.findByText('Later, please.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  });

  it('comes once the browser is idle', async () => {
    renderFeature(<LaterSubscribePanel eventId={eventId} />, siteSettings(ok));
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Notify me' })).toBeVisible();
  });
});

describe('the page of a mail’s link [I7.27]', () => {
  const show = (answers: MockAnswers, path = `/newsletter?token=${token}`) =>
    renderFeature(<NewsletterPage />, siteSettings(answers, { path }));

  it('changes nothing by being opened, and says yes at a press', async () => {
    const shown = show({
      getNewsletterSubscription: { emailAddress, state: 'pending' },
      answerNewsletterSubscription: { emailAddress, state: 'active' },
    });
    const yes = await screen.findByRole('button', { name: 'Confirm subscription' });
    expect(requestsOf(shown, 'answerNewsletterSubscription')).toEqual([]);
    await shown.user.click(yes);
    expect(
      await screen.findByText(
        'ana@example.com is subscribed to news about upcoming events, once a week at most.',
      ),
    ).toBeVisible();
    expect(requestsOf(shown, 'answerNewsletterSubscription')).toEqual([{ token, isWanted: true }]);
  });

  it('ends it at one press, and lets one come back', async () => {
    const shown = show({
      getNewsletterSubscription: { emailAddress, state: 'active' },
      answerNewsletterSubscription: { emailAddress, state: 'ended' },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('ana@example.com is unsubscribed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
  });

  it.each([
    ['without a token', '/newsletter', {}],
    ['that is unknown', `/newsletter?token=${token}`, { getNewsletterSubscription: refuse('notFound') }],
    ['that was cut off', '/newsletter?token=A', { getNewsletterSubscription: refuse('emailLinkMalformed') }],
  ])('says of a link %s that it does not work [I8.08]', async (_name, path, answers) => {
    show(answers, path);
    expect(await screen.findByText('This link doesn’t work')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/');
  });

  it('tries again when the server failed', async () => {
    const shown = show({ getNewsletterSubscription: refuse('serverError') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shown.api.answer({ getNewsletterSubscription: { emailAddress, state: 'ended' } });
    await shown.user.click(retry);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Subscribe again' })).toBeVisible());
  });
});
