import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmptyState, ErrorState } from './EmptyState.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notice } from './Notice.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { Skeleton, SkeletonGroup } from '../progress/Skeleton.tsx';
import { Spinner } from '../progress/Spinner.tsx';
import { Toast } from './Toast.tsx';

const liveRegions = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=alert], [role=status], [aria-live]')].map((each) =>
    each.getAttribute('role'),
  );

describe('Notice', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['danger', 'alert'],
  ] as const)('of tone %s is said as %s', (tone, role) => {
    render(<Notice tone={tone}>The price has changed</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('The price has changed');
  });

  it('is said once where what is around it says it already', () => {
    const { container, rerender } = render(<LiveRegion urgent />);
    expect(liveRegions(container)).toEqual(['alert']);
    rerender(
      <LiveRegion urgent>
        <Notice tone="danger" title="Not paid">
          <Notice>Nothing was charged</Notice>
        </Notice>
      </LiveRegion>,
    );
    expect(liveRegions(container)).toEqual(['alert']);
    expect(screen.getByRole('alert')).toHaveTextContent('Not paidNothing was charged');
  });
});

describe('LiveRegion', () => {
  it('waits for its turn unless it is urgent', () => {
    const { container } = render(<LiveRegion>Saved</LiveRegion>);
    expect(liveRegions(container)).toEqual(['status']);
  });
});

describe('ErrorState and EmptyState', () => {
  it('says what happened once, with a heading, and tries again by keyboard', async () => {
    const onRetry = jest.fn();
    const { container } = render(
      <ErrorState title="The list did not come" headingLevel={3} onRetry={onRetry}>
        <Notice tone="warning">Nothing is lost</Notice>
      </ErrorState>,
    );
    expect(liveRegions(container)).toEqual(['alert']);
    expect(screen.getByRole('heading', { level: 3, name: 'The list did not come' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers no retry that does nothing, and an empty list is no news', () => {
    const { container } = render(<EmptyState title="No Passes yet">Find an event</EmptyState>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(liveRegions(container)).toEqual([]);
  });
});

describe('ErrorBanner [I8.04]', () => {
  it('is said at once and closed by keyboard', async () => {
    const onClose = jest.fn();
    render(<ErrorBanner onClose={onClose}>Unable to reach the server</ErrorBanner>);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to reach the server');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('Toast', () => {
  it('knows when it is read, by pointer and by focus', async () => {
    const onReadingChange = jest.fn();
    render(
      <Toast onClose={() => undefined} onReadingChange={onReadingChange}>
        Copied
      </Toast>,
    );
    await userEvent.hover(screen.getByText('Copied'));
    expect(onReadingChange).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(screen.getByText('Copied'));
    expect(onReadingChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    expect(onReadingChange).toHaveBeenLastCalledWith(true);
  });
});

describe('waiting', () => {
  it('shows how far something long has come, within its bounds', () => {
    const { rerender } = render(<ProgressBar label="Import" value={0.375} text="3 of 8" />);
    const bar = screen.getByRole('progressbar', { name: 'Import' });
    expect(bar).toHaveAttribute('aria-valuenow', '38');
    expect(bar).toHaveAttribute('aria-valuetext', '3 of 8');
    rerender(<ProgressBar label="Import" value={4} />);
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    rerender(<ProgressBar label="Import" />);
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });

  it('says once that something loads, whatever number of shapes stands for it', () => {
    const { container } = render(
      <>
        <SkeletonGroup label="Events are loading">
          <Spinner />
          <Spinner />
        </SkeletonGroup>
        <Spinner label="Paying" />
      </>,
    );
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
      'Events are loading',
      'Paying',
    ]);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  it('is busy where a shape stands alone', () => {
    const { container } = render(<Skeleton />);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });
});
