import { screen, within } from '@testing-library/react';
import { SlotsProvider } from '@foyer/api-client';
import { renderFeature } from '@foyer/testing';
import { buildListedEvent, idOf } from '../../testing/builders/buildEvents.ts';
import { buildProfile, eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { EventDetails } from './about/EventDetails.tsx';
import { EventNotices } from './EventNotices.tsx';

const SubscribePanel = ({ eventId: about }: { eventId?: string }) => <button>Notify me of {about}</button>;
const show = (
  profile = buildProfile(),
  slots: { SubscribePanel?: typeof SubscribePanel } = { SubscribePanel },
) =>
  renderFeature(
    <SlotsProvider value={slots}>
      <EventNotices profile={profile} />
    </SlotsProvider>,
    marketplaceSettings(),
  );
const upcoming = buildProfile({ saleState: 'upcoming', opensAt: '2027-01-03T15:00:00Z' });

describe('the invitation to subscribe [I7.27, C2.22h]', () => {
  it('is offered on the page of an event that is not on sale yet, and only there', () => {
    const { unmount } = show(upcoming);
    expect(screen.getByRole('button', { name: `Notify me of ${eventId}` })).toBeVisible();
    unmount();
    show();
    expect(screen.queryByRole('button', { name: /Notify me/ })).toBeNull();
  });

  it('is left out in an app without a newsletter', () => {
    show(upcoming, {});
    expect(screen.queryByRole('button', { name: /Notify me/ })).toBeNull();
  });
});

it('leads from a sold-out event to its wait list and to other dates of its tour [C2.02b]', async () => {
  const series = { seriesId: idOf(9), name: 'Northern Lights on Tour' };
  const profile = buildProfile({ saleState: 'soldOut' }, { series });
  const other = buildListedEvent(2);
  renderFeature(
    <>
      <EventNotices profile={profile} />
      <EventDetails profile={profile} />
    </>,
    marketplaceSettings({ listEvents: { events: [profile.summary, other], total: 2 } }),
  );
  expect(screen.getByRole('link', { name: /wait list/i })).toBeVisible();
  const date = await within(await screen.findByRole('region', { name: /^Other dates/ })).findByRole('link');
  expect(date).toHaveAttribute('href', expect.stringContaining(other.eventId));
  const policy = await screen.findByRole('heading', { name: 'Refunds and rules' });
  expect(date.compareDocumentPosition(policy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
