import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Poster } from '../content/Poster.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { PriceRows } from './PriceRows.tsx';
import { Stub } from './Stub.tsx';

const receipt = (
  <PriceRows
    rows={[{ id: 'face', label: 'Pass', amount: '$104.00' }]}
    total={{ label: 'Paid', amount: '$104.00' }}
  />
);
const stub = {
  eventName: 'The Northern Lights',
  details: ['Saturday, 8:00 p.m.'],
  place: [
    { label: 'Section', value: '112' },
    { label: 'Seat', value: '24' },
  ],
} as const;

describe('Stub', () => {
  it('turns to its receipt and back, and the focus goes with it', async () => {
    render(
      <Stub
        {...stub}
        colors={['#2a1c5a', '#f06a4d']}
        receipt={receipt}
        turnTexts={{ showReceipt: 'See receipt', showFront: 'Back to the pass' }}
      />,
    );
    const back = screen.getByText('Paid').closest('[inert]');
    expect(back).not.toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'See receipt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Paid').closest('[inert]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The Northern Lights' }).closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Back to the pass' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'See receipt' })).toHaveFocus();
  });

  it('does not turn where there is no receipt, and believes no colour that is none', () => {
    const { container } = render(<Stub {...stub} colors={['url(https://evil.example)', 'red']} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(container.innerHTML).not.toContain('evil');
  });
});

describe('PriceBreakdown', () => {
  it('is one press away', async () => {
    render(
      <PriceBreakdown label="What is in this price">
        <PriceRows rows={[]} total={{ label: 'Total', amount: '$1.00' }} />
      </PriceBreakdown>,
    );
    const toggle = screen.getByRole('button', { name: 'What is in this price', expanded: false });
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Total')).toBeVisible();
  });
});

describe('Poster', () => {
  const show = () => {
    const { container } = render(
      <Poster src="/a.webp" alt="Two dancers" ratio={2} colors={['#2a1c5a', '#f06a4d']} />,
    );
    const frame = container.firstElementChild as HTMLElement;
    return { frame, image: container.querySelector('img') as HTMLImageElement };
  };

  it('keeps its place until the picture has come', () => {
    const { frame, image } = show();
    expect(frame.style.aspectRatio).toBe('2');
    const coming = image.className;
    fireEvent.load(image);
    expect(image.className).not.toBe(coming);
    expect(screen.getByRole('img', { name: 'Two dancers' })).toBe(image);
  });

  it('keeps its place where the picture does not come', () => {
    const { frame, image } = show();
    fireEvent.error(image);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(frame.style.aspectRatio).toBe('2');
  });
});
