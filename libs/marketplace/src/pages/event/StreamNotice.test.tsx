import { act, screen, waitFor } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildProfile, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { StreamNotice } from './StreamNotice.tsx';

const endsAt = '2027-03-03T02:30:00Z';
const replayExpiresAt = '2027-03-10T00:30:00Z';
const stream = buildProfile(
  {
    ...{ attendance: ['STREAMING'], startsAt: '2027-03-03T00:30:00Z', endsAt },
    ...{ saleState: 'closed', saleType: 'purchase' },
  },
  { streamStartsAt: '2027-03-03T00:30:00Z', replayExpiresAt },
);

describe('the notice of a stream', () => {
  it('says that the stream runs, then that its replay does, until it is over, without a reload [C3.17k]', async () => {
    const clock = { now: Date.parse(endsAt) - 1 };
    const reach = (instant: string) => {
      clock.now = Date.parse(instant);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    renderFeature(<StreamNotice profile={stream} />, marketplaceSettings({}, { now: () => clock.now }));
    expect(await screen.findByText('Streaming now')).toBeVisible();
    expect(screen.queryByText(/Replay/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Watch with your Pass' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/player\//),
    );
    reach(endsAt);
    expect(await screen.findByText('Replay available')).toBeVisible();
    expect(screen.queryByText('Streaming now')).toBeNull();
    expect(screen.getByText(/^Replay until/)).toHaveTextContent(/Tue, Mar 9, 2027.*Sales .* are closed/);
    reach(replayExpiresAt);
    await waitFor(() => expect(screen.queryByText(/Replay/)).toBeNull());
    expect(screen.getByText('Sales for this event are closed.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says nothing of sales while what can be watched again is on sale', async () => {
    const profile = { ...stream, summary: { ...stream.summary, saleState: 'open' as const } };
    renderFeature(
      <StreamNotice profile={profile} />,
      marketplaceSettings({}, { now: () => Date.parse(endsAt) }),
    );
    expect(await screen.findByText('Replay available')).toBeVisible();
    expect(screen.getByText(/^Replay until/)).toBeVisible();
    expect(screen.queryByText(/closed/)).toBeNull();
  });
});
