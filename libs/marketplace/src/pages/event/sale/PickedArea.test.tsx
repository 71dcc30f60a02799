import { screen, waitFor } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildOffer } from '../../../testing/builders/buildOffers.ts';
import { marketplaceSettings } from '../../../testing/marketplaceSettings.ts';
import { PickedArea, type PickedAreaProps } from './PickedArea.tsx';

const offer = buildOffer();
const said = 'Found: Section Orchestra, row A, seat 8';

/** Seats that were found before the file of the area came. */
const show = (change: Partial<PickedAreaProps> = {}) =>
  renderFeature(
    <PickedArea
      seats={[
        {
          offerGroupId: offer.offerGroupId,
          seatCode: 'ORCH-A-8',
          sectionCode: 'ORCH',
          section: 'Orchestra',
          row: 'A',
          seat: '8',
        },
      ]}
      offers={[offer]}
      found={{
        seatCodes: ['ORCH-A-8'],
        askedId: undefined,
        foundId: offer.offerGroupId,
        seen: [],
        startsOver: false,
      }}
      said={said}
      problem={undefined}
      priceFrom={undefined}
      priceTo={undefined}
      isFinding={false}
      onRemove={jest.fn()}
      onOthers={jest.fn()}
      onTake={jest.fn()}
      {...change}
    />,
    marketplaceSettings(),
  );

describe('PickedArea', () => {
  afterEach(() => jest.restoreAllMocks());

  it('moves the focus to seats that were found before it came, and announces them', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 1, 1));
    const changed: Node[] = [];
    const watch = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)));
    watch.observe(document.body, { childList: true, subtree: true });
    show();
    const region = await screen.findByText(said);
    expect(region).toHaveAttribute('role', 'status');
    await waitFor(() => expect(changed.includes(region)).toBe(true));
    watch.disconnect();
    expect(screen.getByRole('region', { name: 'Your seats' })).toHaveFocus();
  });

  it('takes no room while it is empty, so that offers stay where they are pressed when it comes', async () => {
    const { container } = show({ seats: [], found: undefined, said: undefined });
    await waitFor(() => expect(container.querySelector('[role="status"]')).not.toBeNull());
    expect(container.querySelector('[role="status"]')!.parentElement).toHaveStyle({ display: 'contents' });
  });
});
