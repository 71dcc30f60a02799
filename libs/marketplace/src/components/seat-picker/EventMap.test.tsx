import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { marketplaceFeature } from '../../feature.ts';
import { buildProfile, eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';

const { EventMap } = marketplaceFeature.slots!;
const Map = EventMap!;

function show(answers: MockAnswers = {}) {
  const caption = 'This is its seat map.';
  return renderFeature(
    <Suspense>
      <Map eventId={eventId} caption={caption} />
    </Suspense>,
    marketplaceSettings(answers),
  );
}

describe('EventMap', () => {
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterEach(() => jest.restoreAllMocks());

  it('shows the map of an event, with its caption, on pages of other features [I1.07]', async () => {
    show();
    expect(await screen.findByRole('application', { name: /Seat map/ })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('This is its seat map.');
  });

  it('shows nothing for an event without seats', async () => {
    const { seatChartId: _chart, ...profile } = buildProfile();
    const { api } = show({ getEventProfile: profile });
    await waitFor(() => expect(api.calls.map(({ operationId }) => operationId)).toContain('getEventProfile'));
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
