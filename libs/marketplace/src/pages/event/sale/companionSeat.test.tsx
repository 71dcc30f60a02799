import { screen, within } from '@testing-library/react';
import { buildProfile as buildFan, refuse, renderFeature } from '@foyer/testing';
import { idOf } from '../../../testing/builders/buildEvents.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { eventId, eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const companion = { offerGroupId: idOf(101), quantity: 1, seatCodes: ['ORCH-A-8'] };
const message = 'A companion seat goes with a wheelchair space in the same row. Choose that space too.';

describe('a companion seat without its wheelchair space', () => {
  beforeEach(() => {
    // jsdom has no canvas, so the map shows that it is unavailable.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is refused in words, and stays picked, so that the space can be added', async () => {
    const refusal = refuse('companionNeedsSpace', { message, details: { seatCodes: companion.seatCodes } });
    const { user, store } = renderFeature(
      <EventAddress />,
      marketplaceSettings(
        { checkoutCart: refusal, getProfile: buildFan() },
        { path: eventPath, token: 'token', lines: [companion] },
      ),
    );
    const bar = within(await screen.findByRole('region', { name: 'Your selection' }));
    await user.click(bar.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Remove Section / })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(store.getState()).toHaveProperty(['pick', 'byEvent', eventId, 'lines'], [companion]);
  });
});
