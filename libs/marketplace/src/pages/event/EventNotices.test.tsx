import { screen } from '@testing-library/react';
import { SlotsProvider } from '@foyer/api-client';
import { renderFeature } from '@foyer/testing';
import { buildProfile, eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
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
