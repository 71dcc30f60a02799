import { act, screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildPrice } from '../../testing/buildCart.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { PaySummary } from './PaySummary.tsx';

const summaryOf = (isPaying: boolean) => (
  <PaySummary
    quote={buildPrice(20_000)}
    label="Pay"
    isPaying={isPaying}
    disabledReason={undefined}
    onPay={() => undefined}
  />
);
const allStyles = () => Array.from(document.querySelectorAll('style'), (each) => each.textContent).join('');

describe('the pay bar', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps as much room for focus as it is high, however its text wraps', async () => {
    let measure: () => void = () => undefined;
    const original = window.ResizeObserver;
    window.ResizeObserver = class extends original {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        measure = () => callback([], this);
      }
    };
    const high = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    high.mockReturnValue(140);
    renderFeature(summaryOf(false), cartSettings());
    await screen.findByRole('button', { name: /^Pay/ });
    act(() => measure());
    expect(allStyles()).toContain('html{scroll-padding-bottom:148px;}');
    high.mockReturnValue(212);
    act(() => measure());
    expect(allStyles()).toContain('html{scroll-padding-bottom:220px;}');
    window.ResizeObserver = original;
  });

  it('explains a payment that takes more than a second', () => {
    jest.useFakeTimers();
    const { rerender } = renderFeature(summaryOf(true), cartSettings());
    act(() => void jest.advanceTimersByTime(999));
    expect(screen.queryByText(/Keep this page open/)).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText(/Keep this page open/)).toBeVisible();
    rerender(summaryOf(false));
    expect(screen.queryByText(/Keep this page open/)).toBeNull();
    jest.useRealTimers();
  });
});
