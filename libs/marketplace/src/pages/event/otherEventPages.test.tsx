import { screen, within } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { EventPagesAddress } from '../../testing/addresses/EventPagesAddress.tsx';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import {
  buildProfile,
  eventId,
  eventPath,
  lostNetwork,
  marketplaceSettings,
} from '../../testing/marketplaceSettings.ts';

const show = (path: string, answers: MockAnswers = {}) =>
  renderFeature(<EventPagesAddress />, marketplaceSettings(answers, { path }));

describe('the preview of an event', () => {
  it('shows the page and the offers with their prices, and sells nothing [C2.02c]', async () => {
    const { api } = show(`${eventPath}/preview`);
    expect(await screen.findByText('This is a preview')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
    const offers = (await screen.findByRole('heading', { name: 'Offers' })).closest('section')!;
    const [first] = within(offers).getAllByRole('listitem');
    expect(first).toHaveTextContent('Orchestra');
    expect(first).toHaveTextContent('CA$');
    expect(screen.queryByRole('button', { name: /Buy|Find/ })).toBeNull();
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('listOfferGroups');
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('getEventProfile');
  });

  it('leads to nothing that the event has only once it is published [C2.02c]', async () => {
    show(`${eventPath}/preview`, { previewEvent: buildProfile({ saleState: 'open' }) });
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    for (const role of ['link', 'button'])
      expect(screen.queryByRole(role, { name: /Share|calendar|Follow|large orders/ })).toBeNull();
  });

  it('is not found by others than its organisation [C2.02c]', async () => {
    show(`${eventPath}/preview`, { previewEvent: refuse('notFound') });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this event' }),
    ).toBeVisible();
  });

  it('offers no second try to an account without access [C2.02c]', async () => {
    const message = 'You don’t have access to this.';
    show(`${eventPath}/preview`, { previewEvent: refuse('forbidden', { message }) });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a page with the organiser’s words', () => {
  it('stands above what the event’s own page has [C2.02i]', async () => {
    const { api } = show('/custom/first-glow');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Winter begins when the lights do' }),
    ).toBeVisible();
    expect(screen.getByText(/nothing on the ceiling but light/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Northern Lights' })).toBeVisible();
    // On two lines, so that no separator is left over where the first one ends.
    const when = screen.getByText(/Mar 2, 2027/).closest('p');
    expect(when).toHaveTextContent(/PMHarbour Arena, Toronto, Ontario$/);
    expect(when?.querySelector('br')).not.toBeNull();
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(api.calls.find(({ operationId }) => operationId === 'getCustomEventPage')?.request).toEqual({
      slug: 'first-glow',
    });
  });

  it('loads again what failed [C2.02i]', async () => {
    let isDown = true;
    const { user } = show('/custom/first-glow', {
      getCustomEventPage: () => {
        if (isDown) return lostNetwork();
        return { eventId, headline: 'Back again', text: 'Here.' };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeVisible();
  });
});

describe('the landing page of an advertisement', () => {
  it('shows one event and the way to it [C2.02h]', async () => {
    show(`/ad/${eventId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Get in from .* \+ tax$/ })).toHaveAttribute('href', eventPath);
    expect(screen.getByRole('link', { name: 'Discover more events' })).toHaveAttribute('href', '/');
  });

  it('shows the promoted event without one, and says when there is none [C2.02h]', async () => {
    const event = buildListedEvent(3, { shortName: 'The Promoted One' });
    const shown = show('/ad', { listCarousel: { events: [event] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Promoted One' })).toBeVisible();
    shown.unmount();
    show('/ad', { listCarousel: { events: [] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to show right now' })).toBeVisible();
  });

  it('adds no tax to a free price [C3.09j]', async () => {
    const event = buildListedEvent(3, { priceFrom: { amount: 0, currency: 'CAD' } });
    show('/ad', { listCarousel: { events: [event] } });
    expect(await screen.findByRole('link', { name: 'Get in from CA$0.00' })).toBeVisible();
  });
});
