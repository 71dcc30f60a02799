import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { buildProfile as buildPerson, renderFeature } from '@foyer/testing';
import { buildProfile, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { BackButton } from './EventSigns.tsx';
import { EventActions } from './EventActions.tsx';

const profile = buildProfile();

describe('the signs of an event', () => {
  it('have the calendar file of an event that takes place', async () => {
    const { unmount } = renderFeature(<EventActions profile={profile} />, marketplaceSettings());
    const { eventId } = profile.summary;
    expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/calendar/en-US/${eventId}.ics`,
    );
    unmount();
    const summary = { ...profile.summary, status: 'Cancelled' as const };
    renderFeature(<EventActions profile={{ ...profile, summary }} />, marketplaceSettings());
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it('follow the headliner', async () => {
    const { api, user } = renderFeature(
      <EventActions profile={profile} />,
      marketplaceSettings({ getProfile: buildPerson() }, { token: 'token' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Follow Northern Lights' }));
    await waitFor(() =>
      expect(api.calls.find(({ operationId }) => operationId === 'setFollow')?.request).toMatchObject({
        kind: 'performer',
        topicId: profile.lineup[0]!.performerId,
        isFollowed: true,
      }),
    );
  });

  it('copy the address of the event where the device has no way to share', async () => {
    const { user } = renderFeature(<EventActions profile={profile} />, marketplaceSettings());
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(copy.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`^http://localhost:4200/.*${profile.summary.eventId}$`))],
    ]);
  });
});

describe('the way back', () => {
  function Place() {
    const { pathname, search } = useLocation();
    return (
      <>
        <output data-testid="place">{pathname + search}</output>
        <Link to="/event">Event</Link>
        {pathname === '/event' && <BackButton />}
      </>
    );
  }
  const show = (path: string) => renderFeature(<Place />, marketplaceSettings({}, { path }));
  afterEach(() => window.history.replaceState(null, ''));

  it('leads to the list, with its filters, from which one has come [C2.02b]', async () => {
    // A browser's router keeps the number of its entry here.
    window.history.replaceState({ idx: 1 }, '');
    const { user } = show('/events?q=jazz');
    await user.click(await screen.findByRole('link', { name: 'Event' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByTestId('place')).toHaveTextContent('/events?q=jazz');
  });

  it('leads to all events from the first page of a visit [C2.02b]', async () => {
    const { user } = show('/event');
    await user.click(await screen.findByRole('button', { name: 'All events' }));
    expect(screen.getByTestId('place')).toHaveTextContent(/^\/events$/);
  });
});
