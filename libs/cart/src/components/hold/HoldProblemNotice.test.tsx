import { screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildCartLine } from '../../testing/buildCart.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import type { HoldProblem } from './holdProblem.ts';
import { HoldProblemNotice } from './HoldProblemNotice.tsx';

const { seats, cartGuid, offerGroupId } = buildCartLine();

function show(problem: HoldProblem) {
  const [onTake, onSplit, onFewer] = [jest.fn(), jest.fn(), jest.fn()];
  const shown = renderFeature(
    <HoldProblemNotice
      problem={problem}
      onTake={onTake}
      onSplit={onSplit}
      onFewer={onFewer}
      action={<a href="/events/e1">Back</a>}
    />,
    cartSettings(),
  );
  const press = () => shown.user.click(screen.getByRole('button'));
  return { press, onTake, onSplit, onFewer };
}

describe('HoldProblemNotice', () => {
  it('offers the next best seats by name', async () => {
    const { press, onTake } = show({ kind: 'seatsGone', cartGuid, lost: [], nextBest: seats });
    expect(screen.getByText(/Section 101, row C, seat 12 · Section 101, row C, seat 13/)).toBeVisible();
    await press();
    expect(onTake).toHaveBeenCalledWith(seats);
  });

  it('leads back to the event if no seats resemble the lost ones', () => {
    show({ kind: 'seatsGone', cartGuid, lost: [], nextBest: [] });
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([1, 0])('goes on with the %d that are left [C8.10b, C8.21k]', async (available) => {
    const { press, onFewer } = show({ kind: 'soldOut', cartGuid, offerGroupId, available });
    await press();
    expect(onFewer).toHaveBeenCalledWith(available);
  });

  it('asks a buyer without a birthday for it where an event has a minimum age [C5.02a]', async () => {
    const refusal = { status: 422, code: 'belowMinimumEventAge', message: 'Too young.' };
    const error = { kind: 'rejected', ...refusal, details: { minimumAge: 18 } };
    show({ kind: 'other', error });
    expect(await screen.findByText(/18 or older on the day of the event/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /date of birth/ })).toBeVisible();
  });

  it.each(['notTogether', 'mayBeSplit'] as const)(
    'asks whether a group may be split: %s [C5.11a, C8.12b]',
    async (kind) => {
      const { press, onSplit } = show({ kind, cartGuid });
      await press();
      expect(onSplit).toHaveBeenCalledTimes(1);
    },
  );
});
