import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildListedEvent, buildListedEvents } from '../../../testing/builders/buildEvents.ts';
import { marketplaceSettings } from '../../../testing/marketplaceSettings.ts';
import { EventsPage } from '../EventsPage.tsx';

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const show = (answers: MockAnswers = {}, path = '/events?view=calendar&month=2027-03') =>
  renderFeature(
    <>
      <EventsPage />
      <Address />
    </>,
    marketplaceSettings(answers, { path }),
  );
const address = () => new URLSearchParams(screen.getByTestId('address').textContent);
const lastAsked = ({ api }: ReturnType<typeof show>) =>
  api.calls.filter(({ operationId }) => operationId === 'listEvents').at(-1)?.request as {
    fromDay: string;
    toDay: string;
    kinds?: string;
  };
const sameDay = Array.from({ length: 5 }, (_, at) =>
  buildListedEvent(at, { startsAt: `2027-03-20T${18 + at}:00:00Z`, timezone: 'America/Toronto' }),
);

describe('the calendar of all events [C2.02a]', () => {
  it('is a choice beside the list, and kept in the address', async () => {
    const { user } = show({}, '/events');
    expect(await screen.findByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'January 2027' })).toBeVisible();
    expect(address().get('view')).toBe('calendar');
    await user.click(screen.getByRole('button', { name: 'List' }));
    await waitFor(() => expect(address().toString()).toBe(''));
    expect(await screen.findByText('8 events')).toBeVisible();
  });

  it('shows each event on its day at the venue, and asks for the days of the month', async () => {
    const shown = show({ listEvents: { events: buildListedEvents(), total: 8 } });
    const day = await screen.findByRole('heading', { level: 3, name: /Tuesday, March\s2, 2027/ });
    const cell = within(day.closest('li')!);
    expect(cell.getByRole('link', { name: 'Northern Lights' })).toHaveAttribute(
      'href',
      expect.stringContaining('/events/event-1/'),
    );
    expect(lastAsked(shown)).toMatchObject({ fromDay: '2027-03-01', toDay: '2027-03-31' });
  });

  it('goes from month to month, and not before the current one', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'April 2027' })).toBeVisible();
    expect(address().get('month')).toBe('2027-04');
    for (const name of ['March 2027', 'February 2027', 'January 2027']) {
      await user.click(screen.getByRole('button', { name: 'Previous month' }));
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  });

  it('takes the filters of the page, and keeps its month when they change', async () => {
    const shown = show();
    await screen.findByRole('heading', { level: 2, name: 'March 2027' });
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    await shown.user.click(filters.getByRole('button', { name: 'All kinds' }));
    const kinds = within(await screen.findByRole('group', { name: 'Kinds' }));
    await shown.user.click(kinds.getByRole('button', { name: 'Comedy' }));
    await waitFor(() => expect(lastAsked(shown).kinds).toBe('comedy'));
    expect(address().get('kinds')).toBe('comedy');
    expect([address().get('view'), address().get('month')]).toEqual(['calendar', '2027-03']);
    await shown.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(address().has('kinds')).toBe(false));
    expect([address().get('view'), address().get('month')]).toEqual(['calendar', '2027-03']);
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });

  it('names three events of a day, and leads to all of them in the list', async () => {
    show({ listEvents: { events: sameDay, total: 5 } });
    const more = await screen.findByRole('link', { name: '2 more events' });
    expect(more).toHaveAttribute('href', expect.stringMatching(/\/events\?from=2027-03-20&to=2027-03-20$/));
    expect(within(more.closest('ul')!).getAllByRole('link')).toHaveLength(4);
  });

  it('says that a month has no events, and loads again what failed', async () => {
    const empty = show({ listEvents: { events: [], total: 0 } });
    expect(await screen.findByText('No events this month')).toBeVisible();
    empty.unmount();
    const failed = show({ listEvents: refuse('serverError') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failed.api.answer({ listEvents: { events: sameDay, total: 5 } });
    await failed.user.click(retry);
    expect(await screen.findByRole('link', { name: '2 more events' })).toBeVisible();
  });
});
