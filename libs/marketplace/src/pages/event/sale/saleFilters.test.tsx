import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { buildOfferList, floor } from '../../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { buildProfile, eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const Address = () => <output data-testid="search">{useLocation().search}</output>;

function show(answers: MockAnswers = {}, path = eventPath) {
  return renderFeature(
    <>
      <EventAddress />
      <Address />
    </>,
    marketplaceSettings(answers, { path }),
  );
}
const asked = ({ api }: ReturnType<typeof show>, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);

// jsdom has no canvas, so the map shows that it is unavailable.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

it('sorts and filters by the address, which a link can carry [C2.23d, C3.19a, C3.19f]', async () => {
  const shown = show();
  await screen.findByRole('heading', { name: 'Balcony' });
  // Order and panel load on demand.
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  await shown.user.selectOptions(order, 'Price: low to high');
  await shown.user.click(screen.getByRole('button', { name: 'Filters' }));
  await shown.user.click(await screen.findByRole('checkbox', { name: 'Accessible seats only' }));
  await waitFor(() =>
    expect(asked(shown, 'listOfferGroups').at(-1)).toMatchObject({
      sortCriteria: 'LOW_TO_HIGH',
      categoryAccessibilityType: 'ACCESSIBLE',
    }),
  );
  expect(screen.getByTestId('search')).toHaveTextContent('?sort=LOW_TO_HIGH&accessible=1');
  expect(asked(shown, 'listAvailableSections').at(-1)).toMatchObject({
    categoryAccessibilityType: 'ACCESSIBLE',
  });
});

it('takes a lowest and a highest price that are typed, in whole units and within what is on sale [C3.19c]', async () => {
  const shown = show();
  await screen.findByRole('heading', { name: 'Balcony' });
  await shown.user.click(screen.getByRole('button', { name: 'Filters' }));
  const most = await screen.findByRole('textbox', { name: 'Maximum price' });
  const least = screen.getByRole('textbox', { name: 'Minimum price' });
  await shown.user.clear(most);
  await shown.user.type(most, '100{Enter}');
  const search = screen.getByTestId('search');
  await waitFor(() => expect(search).toHaveTextContent(/^\?price=\d+-10000$/));
  expect(screen.getByRole('button', { name: 'Up to CA$100' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('slider', { name: 'Maximum price slider' })).toHaveAttribute(
    'aria-valuetext',
    'CA$100',
  );
  expect(most).toHaveValue('CA$100');
  await shown.user.clear(least);
  await shown.user.type(least, '1');
  await shown.user.clear(most);
  await shown.user.type(most, '9999');
  await shown.user.tab();
  await waitFor(() => expect(search).toHaveTextContent(/^$/));
});

it.each([
  ['Maximum price', '1'],
  ['Minimum price', '9,999'],
  ['Minimum price', 'CA$9,999'],
])('keeps the ends of the range apart when the %s is typed as %s [C3.19c]', async (name, typed) => {
  const shown = show();
  await screen.findByRole('heading', { name: 'Balcony' });
  await shown.user.click(screen.getByRole('button', { name: 'Filters' }));
  const end = await screen.findByRole('textbox', { name });
  await shown.user.clear(end);
  await shown.user.type(end, `${typed}{Enter}`);
  await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent(/^\?price=\d+-\d+$/));
  const [least, most] = screen.getByTestId('search').textContent.match(/\d+/g)!.map(Number);
  expect(least).toBeLessThan(most!);
});

it('says where the filters leave nothing, and what to do [C2.23b]', async () => {
  show(
    {
      getEventProfile: { ...buildProfile(), seatChartId: undefined },
      listOfferGroups: (request) => buildOfferList(request.priceRange ? [] : [floor]),
    },
    `${eventPath}?price=100-200`,
  );
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(screen.getByText('Try another price or a smaller quantity.')).toBeVisible();
});
