import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderFeature } from '@foyer/testing';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const Address = () => <output data-testid="search">{useLocation().search}</output>;

describe('the legend of the map', () => {
  // jsdom has no canvas.
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterEach(() => jest.restoreAllMocks());

  it('filters map and list by the price that is pressed, as the price range does [C2.25a, C3.19c]', async () => {
    const { api, user } = renderFeature(
      <>
        <EventAddress />
        <Address />
      </>,
      marketplaceSettings({}, { path: eventPath }),
    );
    const legend = within(await screen.findByRole('list', { name: 'Prices and symbols' }));
    const [cheapest, other] = await legend.findAllByRole('button');
    await user.click(cheapest!);
    await waitFor(() => expect(cheapest).toHaveAttribute('aria-pressed', 'true'));
    expect(other).toHaveAttribute('aria-pressed', 'false');
    const search = screen.getByTestId('search').textContent;
    const priceRange = /price=(\d+)-(\d+)/.exec(search)!.slice(1).map(Number);
    const lists = () => api.calls.filter(({ operationId }) => operationId === 'listOfferGroups');
    await waitFor(() => expect(lists().at(-1)?.request).toMatchObject({ priceRange }));
    await user.click(cheapest!);
    await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent(/^$/));
    expect(cheapest).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('round price limits above the map', () => {
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterEach(() => jest.restoreAllMocks());

  it('are one press away, and the filter button shows that something is filtered [C3.19c]', async () => {
    const { user } = renderFeature(
      <>
        <EventAddress />
        <Address />
      </>,
      marketplaceSettings({}, { path: eventPath }),
    );
    const chips = within(await screen.findByRole('group', { name: 'Maximum price' }));
    const chip = chips.getByRole('button', { name: 'Up to CA$100' });
    await user.click(chip);
    await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent('?price=7020-10000'));
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip);
    await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent(/^$/));
  });
});
