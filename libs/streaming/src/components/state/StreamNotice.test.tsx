import { screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { streamingSettings, stageTime } from '../../testing/streamingSettings.ts';
import { StreamNotice } from './StreamNotice.tsx';

it('counts down by the server’s clock [C4.19b]', () => {
  const startsAt = new Date(stageTime + 90_000).toISOString();
  renderFeature(
    <StreamNotice zone="America/Toronto" standing={{ kind: 'today', startsAt }} />,
    streamingSettings(),
  );
  expect(screen.getByRole('timer')).toHaveTextContent('1:30');
  expect(screen.getByText(/6:46/)).toBeVisible();
});
