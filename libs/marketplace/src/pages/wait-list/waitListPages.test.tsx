import { screen, waitFor } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildHeldCart } from '../../testing/builders/buildCart.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { buildEntry, buildOfferedEntry, buildWaitList } from '../../testing/builders/buildWaitList.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { WaitListAddress } from '../../testing/addresses/WaitListAddress.tsx';
import { WaitListsPage } from './waitListPages.ts';

const settings = (answers: MockAnswers, path: string) =>
  marketplaceSettings({ getProfile: buildProfile(), ...answers }, { path, token: 'token' });
const show = (answers: MockAnswers) =>
  renderFeature(<WaitListAddress />, settings(answers, `/waitList/${eventId}`));
type Shown = ReturnType<typeof show>;
const asked = ({ api }: Shown, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);

describe('the wait list of an event', () => {
  it('is joined for any of some offers, by quantity and whether it may be split', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const shown = show({
      getWaitList: buildWaitList(),
      joinWaitList: buildWaitList({ entry: buildEntry() }),
    });
    const { user } = shown;
    await user.click(await screen.findByRole('checkbox', { name: /Orchestra/ }));
    await user.click(screen.getByRole('switch', { name: /OK to split us up/ }));
    await user.click(screen.getByRole('button', { name: 'Join the wait list' }));
    const body = { eventId, offerGroupIds: [idOf(102)], quantity: 2, maySplit: true };
    await waitFor(() => expect(asked(shown, 'joinWaitList')).toEqual([body]));
    expect(await screen.findByText('You’re on the wait list.')).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('says that tax comes on top of the prices that it names [C3.09j]', async () => {
    show({ getWaitList: buildWaitList() });
    expect(await screen.findByText('CA$45.00 + tax')).toBeVisible();
  });

  it('shows place, what is ahead, chance and rules to who waits', async () => {
    show({ getWaitList: buildWaitList({ entry: buildEntry() }) });
    expect(await screen.findByRole('heading', { name: 'You’re number 3 in line' })).toBeVisible();
    expect(screen.getByText('People ahead of you want 6 spots')).toBeVisible();
    expect(screen.getByText(/you might get an offer/)).toBeVisible();
    expect(screen.getByText('14 people are waiting · 5 spots offered so far')).toBeVisible();
    expect(screen.getByText(/You have 4 hours to claim an offer/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the wait list' })).toBeNull();
  });

  it('gives no figures of a list that is empty', async () => {
    show({ getWaitList: buildWaitList({ waiting: 0, offered: 0 }) });
    expect(await screen.findByText('No one is waiting yet.')).toBeVisible();
    expect(screen.queryByText(/\b0\b/)).toBeNull();
  });

  it('is left after a question', async () => {
    const shown = show({
      getWaitList: buildWaitList({ entry: buildEntry() }),
      leaveWaitList: buildWaitList(),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Leave the wait list' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(asked(shown, 'leaveWaitList')).toEqual([{ eventId }]));
  });

  it('turns an offer into the cart by checkout', async () => {
    const selections = [{ cartGuid: 'wait-line-0000', offerGroupId: idOf(102), quantity: 2 }];
    const shown = show({
      getWaitList: buildWaitList({ entry: buildOfferedEntry() }),
      claimWaitList: { selections },
      checkoutCart: buildHeldCart({ ...selections[0]!, seatCodes: [] }),
    });
    expect(await screen.findByText('We’re holding 2 spots for you: Balcony')).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Claim and check out' }));
    await waitFor(() => expect(asked(shown, 'checkoutCart')).toMatchObject([{ eventId, selections }]));
    expect(asked(shown, 'claimWaitList')).toEqual([{ eventId }]);
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
  });

  it('says why an offer cannot be claimed', async () => {
    const shown = show({
      getWaitList: buildWaitList({ entry: buildOfferedEntry() }),
      claimWaitList: refuse('waitListCartOpen', { message: 'You have a cart.' }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Claim and check out' }));
    expect(await screen.findByText('You have a cart.')).toBeVisible();
    expect(asked(shown, 'checkoutCart')).toEqual([]);
  });

  it('offers to join again after an offer that was not claimed, and nothing where nothing is sold out', async () => {
    const lapsed = show({ getWaitList: buildWaitList({ entry: buildEntry({ state: 'lapsed' }) }) });
    expect(await screen.findByText('Your offer has expired')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join the wait list' })).toBeVisible();
    lapsed.unmount();
    show({ getWaitList: buildWaitList({ groups: [] }) });
    expect(await screen.findByText('There’s no wait list right now')).toBeVisible();
  });
});

it('lists what the user waits for in the profile', async () => {
  const entries = [buildOfferedEntry()];
  renderFeature(
    <WaitListsPage />,
    settings({ listWaitListEntries: { entries, serverTime: '2027-01-01T17:00:00Z' } }, '/profile/waitLists'),
  );
  expect(await screen.findByText('It’s your turn: claim your offer')).toBeVisible();
  const { shortName, eventId: waitedFor } = entries[0]!.event;
  expect(screen.getByRole('link', { name: shortName })).toHaveAttribute('href', `/waitList/${waitedFor}`);
});
