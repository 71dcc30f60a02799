import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import { buildTopic, buildVenueTopic } from '../../testing/builders/buildTopics.ts';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { marketplaceRoutes } from '../../routes.ts';
import { ClientPage, FollowingPage, LocationPage, PerformerPage } from './topicPages.tsx';

const patterns = patternsFor('Pass');
const performer = buildTopic();
const performerPath = `/performer/${performer.topicId}`;
const followed = { follows: [{ topic: performer, followedAt: '2026-12-01T12:00:00Z' }] };

const show = (answers: MockAnswers = {}, path = performerPath, token?: string) =>
  renderFeature(
    <Routes>
      <Route path={patterns.performer} element={<PerformerPage />} />
      <Route path={patterns.location} element={<LocationPage />} />
      <Route path={patterns.client} element={<ClientPage />} />
      <Route path={patterns.following} element={<FollowingPage />} />
    </Routes>,
    marketplaceSettings(
      { getProfile: buildProfile(), ...answers },
      { path, ...(token === undefined ? {} : { token }) },
    ),
  );
type Shown = ReturnType<typeof show>;
const asked = ({ api }: Shown, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);

describe('the page of a performer, venue or organiser', () => {
  it('shows what it is, events to come and those that are over [C2.02f]', async () => {
    const shown = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
    expect(screen.getByText('Performer · Folk')).toBeVisible();
    const upcoming = within(screen.getByRole('region', { name: 'Upcoming events' }));
    expect(await upcoming.findAllByRole('listitem')).toHaveLength(8);
    const past = within(screen.getByRole('region', { name: 'Past events' }));
    expect(past.getAllByRole('listitem')).toHaveLength(1);
    expect(asked(shown, 'getTopic')).toEqual([{ kind: 'performer', topicId: performer.topicId }]);
    expect(asked(shown, 'listEvents')).toEqual([{ performerId: performer.topicId, limit: '24' }]);
  });

  it('shows more events of a performer’s genre, by others [C7.33]', async () => {
    const shown = show();
    const more = within(await screen.findByRole('region', { name: 'More Folk' }));
    expect(more.getAllByRole('listitem')).toHaveLength(2);
    expect(asked(shown, 'listEventsByTag')).toEqual([
      { tags: ['folk'], exceptPerformerId: performer.topicId, limit: 12 },
    ]);
  });

  it('shows a venue with its address [C2.02g]', async () => {
    const topic = buildVenueTopic();
    const shown = show({ getTopic: { topic, pastEvents: [] } }, `/location/${topic.topicId}`);
    expect(await screen.findByText('Venue · 1 Harbour Street, Toronto, Ontario')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Past events' })).toBeNull();
    expect(asked(shown, 'listEventsByTag')).toEqual([]);
    expect(asked(shown, 'getTopic')).toEqual([{ kind: 'location', topicId: topic.topicId }]);
  });

  it('finds an organiser by its name, or by the site alone [C2.02e]', async () => {
    const named = show({}, '/client/aurora');
    await waitFor(() => expect(asked(named, 'getTopic')).toEqual([{ kind: 'client', vanityName: 'aurora' }]));
    named.unmount();
    const own = show({}, '/client');
    await waitFor(() => expect(asked(own, 'getTopic')).toEqual([{ kind: 'client' }]));
  });

  it('shows more events at a press, and says when there are none [C2.02f]', async () => {
    const shown = show({
      listEvents: ({ cursor }) =>
        cursor === undefined
          ? { events: [buildListedEvent(0)], total: 2, nextCursor: 'next' }
          : { events: [buildListedEvent(1)], total: 2 },
      getTopic: { topic: performer, pastEvents: [] },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Show more' }));
    const upcoming = within(screen.getByRole('region', { name: 'Upcoming events' }));
    await waitFor(() => expect(upcoming.getAllByRole('listitem')).toHaveLength(2));
    shown.unmount();
    show({ listEvents: { events: [], total: 0 } });
    expect(await screen.findByText('No upcoming events right now')).toBeVisible();
  });

  it('says what is not found, and loads again what failed [C2.02f]', async () => {
    const gone = show({ getTopic: refuse('notFound') });
    expect(await screen.findByText('We couldn’t find this page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    gone.unmount();
    const failed = show({ getTopic: refuse('serverError') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failed.api.answer({ getTopic: { topic: performer, pastEvents: [] } });
    await failed.user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
  });

  it('copies its address where the device cannot share [C2.02f]', async () => {
    const { user } = show();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}${window.location.pathname}`);
  });
});

describe('following', () => {
  it('is a press of a user who is signed in, and another one to stop [C2.22h]', async () => {
    let follows: typeof followed.follows = [];
    const answers: MockAnswers = {
      listFollows: () => ({ follows }),
      setFollow: ({ isFollowed }) => {
        follows = isFollowed ? followed.follows : [];
        return { follows };
      },
    };
    const shown = show(answers, performerPath, 'token');
    await shown.user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(await screen.findByText(/You’re following Northern Lights/)).toBeVisible();
    await shown.user.click(await screen.findByRole('button', { name: 'Following', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
    const { kind, topicId } = performer;
    expect(asked(shown, 'setFollow')).toEqual([
      { kind, topicId, isFollowed: true },
      { kind, topicId, isFollowed: false },
    ]);
  });

  it('waits for a visitor to sign in, and then happens [C2.22h]', async () => {
    const shown = show({ setFollow: followed });
    await shown.user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(asked(shown, 'setFollow')).toEqual([]);
    expect(asked(shown, 'listFollows')).toEqual([]);
    const { identity } = shown.store.getState() as unknown as {
      identity: { flow: { kind: string } };
    };
    expect(identity.flow.kind).toBe('open');
  });

  it('is listed, and ends there [C2.22h]', async () => {
    const shown = show({ listFollows: followed, setFollow: { follows: [] } }, '/profile/following');
    expect(await screen.findByRole('link', { name: 'Northern Lights' })).toHaveAttribute(
      'href',
      performerPath,
    );
    shown.api.answer({ listFollows: { follows: [] } });
    await shown.user.click(screen.getByRole('button', { name: 'Unfollow Northern Lights' }));
    expect(await screen.findByText('You don’t follow anything yet')).toBeVisible();
  });

  it('keeps the list when ending fails, and says why [C2.22h]', async () => {
    const shown = show(
      { listFollows: followed, setFollow: refuse('serverError', { message: 'Later, please.' }) },
      '/profile/following',
    );
    await shown.user.click(await screen.findByRole('button', { name: 'Unfollow Northern Lights' }));
    expect(await screen.findByText('Later, please.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Northern Lights' })).toBeVisible();
  });
});

it('the pages load on demand; the list of follows is behind the gate [C2.02e-g]', async () => {
  const own = marketplaceRoutes.filter(({ texts }) => texts === 'topic');
  expect(own.map(({ address, access }) => [address, access])).toEqual([
    ['performer', 'public'],
    ['location', 'public'],
    ['client', 'public'],
    ['following', 'signedIn'],
  ]);
  for (const { load } of own) expect(await load()).toBeInstanceOf(Function);
});
