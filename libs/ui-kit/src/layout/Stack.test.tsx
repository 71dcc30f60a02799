import { render, screen } from '@testing-library/react';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { Stack } from './Stack.tsx';

it('leaves no gap for a region that says nothing yet', () => {
  const page = (text: string) => (
    <Stack>
      <p>Above</p>
      <LiveRegion>{text}</LiveRegion>
      <p>Below</p>
    </Stack>
  );
  const { rerender } = render(page(''));
  expect(screen.getByRole('status')).toHaveStyle({ position: 'absolute' });
  rerender(page('Saved'));
  expect(screen.getByRole('status')).not.toHaveStyle({ position: 'absolute' });
});
