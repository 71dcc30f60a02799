import { screen, within } from '@testing-library/react';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { buildOffer, buildOfferList, floor } from '../../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { buildProfile, eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const withoutMap = { ...buildProfile(), seatChartId: undefined };
const stream = { ...floor, name: 'Live stream', attendance: 'STREAMING' as const };
const show = (answers: MockAnswers, path = eventPath) =>
  renderFeature(<EventAddress />, marketplaceSettings(answers, { path }));
const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
const steppers = () => screen.getAllByRole('button', { name: 'Add one' });
const howMany = () => screen.queryByRole('group', { name: 'How many?' });

describe('the quantity', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a stream', { getEventProfile: withoutMap, listOfferGroups: buildOfferList([stream]) }],
    ['one place to stand', { listOfferGroups: buildOfferList([floor]) }],
  ])('is asked for once for %s', async (_name, answers) => {
    const { user, api } = show(answers);
    await card(answers.listOfferGroups.offerGroups[0]!.name);
    expect(howMany()).toBeNull();
    expect(steppers()).toHaveLength(1);
    await user.click(steppers()[0]!);
    expect(screen.getByText('1', { selector: 'output' })).toBeVisible();
    expect(api.calls.some(({ operationId }) => operationId === 'findBestSeats')).toBe(false);
  });

  it('hides no last place that a party of two would not fit into', async () => {
    const { api } = show({ getEventProfile: withoutMap, listOfferGroups: buildOfferList([floor, stream]) });
    await card('Live stream');
    const asked = api.calls
      .filter(({ operationId }) => operationId === 'listOfferGroups')
      .map(({ request }) => (request as { numTokens?: number }).numTokens);
    expect(asked).toEqual(expect.arrayContaining([1, undefined]));
    expect(asked).not.toContain(2);
  });

  it('on top is where every card starts, with seats', async () => {
    const { user } = show({ listOfferGroups: buildOfferList([buildOffer(), floor]) });
    const standing = await card('Floor, standing');
    await user.click(within(howMany()!).getByRole('button', { name: 'Add one' }));
    expect(
      await (await card('Orchestra')).findByRole('button', { name: 'Find the best 3 seats' }),
    ).toBeVisible();
    await user.click(standing.getByRole('button', { name: 'Add one' }));
    expect(standing.getByText('3', { selector: 'output' })).toBeVisible();
    await user.click(standing.getByRole('button', { name: 'Add one' }));
    expect(standing.getByText('4', { selector: 'output' })).toBeVisible();
  });

  it.each([
    ['has standing room alone', { listOfferGroups: buildOfferList([floor]) }],
    ['is not on sale yet', { listOfferGroups: buildOfferList([buildOffer({ saleState: 'upcoming' })]) }],
    [
      'has seats that are sold out',
      { listOfferGroups: buildOfferList([buildOffer({ available: 0 }), floor]) },
    ],
  ])('is not offered as best seats where the map %s', async (_name, answers) => {
    show(answers);
    await card(answers.listOfferGroups.offerGroups[0]!.name);
    expect(await screen.findByRole('button', { name: 'Full screen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Find the best/ })).toBeNull();
  });
});
