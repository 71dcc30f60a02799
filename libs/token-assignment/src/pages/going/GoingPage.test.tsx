import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildEventSummary, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { guestPurchaseRoutes } from '../guest-purchase/guestPurchaseRoutes.ts';
import { tokenAssignmentRoutes } from '../../routes.ts';
import { GoingPage } from './GoingPage.tsx';

const show = (answers: MockAnswers = {}, path = '/myPass/going') =>
  renderFeature(<GoingPage />, tokenSettings(answers, { path }));

describe('GoingPage', () => {
  it('lists upcoming events with number, date, place and a link [C2.08b, C7.69a, I2.11, C3.22a]', async () => {
    const { api } = show();
    const card = await screen.findByRole('article');
    expect(within(card).getByText('2 Passes')).toBeVisible();
    expect(within(card).getByText('Harbour Arena, Toronto')).toBeVisible();
    expect(within(card).getByText(/Mar 12, 2027/)).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Northern Lights' })).toHaveAttribute(
      'href',
      `/myPass/token/${buildEventSummary().eventId}`,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'My Passes' })).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'listAttendingEvents',
      request: { when: 'upcoming', limit: '50' },
    });
  });

  it('says on its tabs how many events are ahead, and how many requests are open [C7.69d]', async () => {
    show({ getActivitySummary: { attending: 3, requested: 2 } });
    expect(await screen.findByRole('link', { name: 'Going (3)' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Requested (2)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Past' })).toBeVisible();
  });

  it('finds events by venue once there are many', async () => {
    const events = Array.from({ length: 8 }, (_each, at) => ({
      event: buildEventSummary({
        eventId: `01936f5e-7c00-7000-8000-0000000001${at}0`,
        shortName: `Night ${at}`,
      }),
      tokenCount: 1,
    }));
    const venue = { ...events[5]!.event.venue!, name: 'Blue Hall' };
    const elsewhere = { ...events[5]!, event: { ...events[5]!.event, venue } };
    const { user } = show({ listAttendingEvents: { events: events.toSpliced(5, 1, elsewhere) } });
    await user.type(await screen.findByRole('searchbox', { name: 'Search your events' }), 'blue h');
    expect(await screen.findByRole('link', { name: 'Night 5' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Night 4' })).toBeNull();
  });

  it.each([
    ['going', 'upcoming'],
    ['past/going', 'past'],
  ])('asks at %s/:eventId for that event alone, and leads back to all [C2.08b, I2.11]', async (tab, when) => {
    const { eventId } = buildEventSummary();
    const { api } = renderFeature(
      <Routes>
        <Route path={`/myPass/${tab}/:eventId`} element={<GoingPage />} />
      </Routes>,
      tokenSettings({}, { path: `/myPass/${tab}/${eventId}` }),
    );
    expect(await screen.findByRole('link', { name: 'Northern Lights' })).toBeVisible();
    const asked = api.calls.filter(({ operationId }) => operationId === 'listAttendingEvents');
    expect(asked.map(({ request }) => request)).toEqual([{ when, eventId }]);
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', `/myPass/${tab}`);
  });

  it('leads from the address of an event that is over to where it is listed [C2.08b, C2.08h, I2.11]', async () => {
    const { eventId } = buildEventSummary();
    renderFeature(
      <Routes>
        <Route path="/myPass/going/:eventId" element={<GoingPage />} />
        <Route path="/myPass/past/going/:eventId" element={<GoingPage />} />
      </Routes>,
      tokenSettings(
        {
          listAttendingEvents: ({ when }) => ({
            events: when === 'past' ? [{ event: buildEventSummary(), tokenCount: 2 }] : [],
          }),
        },
        { path: `/myPass/going/${eventId}` },
      ),
    );
    expect(await screen.findByRole('link', { name: 'Northern Lights' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
  });

  it('says of the next event alone, and not of one that was called off, how soon it is [C2.08b]', async () => {
    const later = buildEventSummary({
      eventId: '01936f5e-7c00-7000-8000-000000000199',
      shortName: 'Winter Lights',
      startsAt: '2027-03-20T01:00:00Z',
    });
    const { unmount } = show({
      listAttendingEvents: {
        events: [
          { event: buildEventSummary(), tokenCount: 2 },
          { event: later, tokenCount: 1 },
        ],
      },
    });
    const [next, other] = await screen.findAllByRole('article');
    expect(within(next!).getByText('today')).toBeVisible();
    expect(within(other!).queryByText(/^in \d/)).toBeNull();
    unmount();
    show({
      listAttendingEvents: {
        events: [{ event: { ...later, status: 'Cancelled' }, tokenCount: 1 }],
      },
    });
    expect(await screen.findByRole('link', { name: 'Winter Lights' })).toBeVisible();
    expect(screen.queryByText(/^in \d/)).toBeNull();
  });

  it('lists those that are over at an address of their own [C2.08h, I2.11]', async () => {
    const { api } = show({}, '/myPass/past/going');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Going' })).not.toHaveAttribute('aria-current');
    expect(api.calls).toContainEqual({
      operationId: 'listAttendingEvents',
      request: { when: 'past', limit: '50' },
    });
  });

  it.each([
    ['Cancelled', 'Canceled'],
    ['Postponed', 'Postponed'],
    ['Rescheduled', 'Rescheduled'],
  ] as const)('says that an event is %s [C3.10a-c]', async (status, text) => {
    show({ listAttendingEvents: { events: [{ event: buildEventSummary({ status }), tokenCount: 1 }] } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('1 Pass')).toBeVisible();
  });

  it.each([
    ['/myPass/going', 'No plans yet'],
    ['/myPass/past/going', 'No past events'],
  ])('says at %s that there is nothing, and what to do [C4.28d]', async (path, title) => {
    show({ listAttendingEvents: { events: [] } }, path);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/');
  });

  it('says that it could not be loaded, and tries again [C4.28c]', async () => {
    const { user, api } = show({ listAttendingEvents: refuse('invalidRequest') });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your Passes' })).toBeVisible();
    api.answer({
      listAttendingEvents: { events: [{ event: buildEventSummary(), tokenCount: 2 }] },
    });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('tokenAssignmentRoutes', () => {
  it('stand behind the gate, but for the links of mails [C2.08b, C2.08h, C2.09b, I2.08, I2.11, I2.12]', async () => {
    const open = tokenAssignmentRoutes.filter(({ access }) => access !== 'signedIn');
    expect(open.map(({ address, access }) => `${access} ${address}`)).toEqual([
      'public tokenAssignment',
      'public tokenAssignmentConfirm',
      'public tokenAssignmentDecline',
      'public tokenAssignmentUndo',
      ...guestPurchaseRoutes.map(({ address }) => `public ${address}`),
    ]);
    const addresses = tokenAssignmentRoutes.map(({ address }) => address);
    expect(addresses).toEqual(
      expect.arrayContaining(['myTokens', 'myTokensGoing', 'myTokensPastGoing', 'token']),
    );
    for (const route of tokenAssignmentRoutes) expect(await route.load()).toBeInstanceOf(Function);
  });

  it.each([
    ['myTokens', '/myPass'],
    ['myEvents', '/myEvents'],
    ['myTokensWhitelabel', '/myPassWhitelabel'],
  ])('start with upcoming events at %s [I4.11, C2.08a, C2.10c]', async (address, path) => {
    const route = tokenAssignmentRoutes.find((each) => each.address === address);
    const Page = await route!.load();
    renderFeature(
      <Routes>
        <Route path={path} element={<Page />} />
        <Route path="/myPass/going" element={<p>Going</p>} />
      </Routes>,
      tokenSettings({}, { path }),
    );
    await waitFor(() => expect(screen.getByText('Going')).toBeVisible());
  });
});
