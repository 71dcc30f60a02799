import { screen } from '@testing-library/react';
import { listenFrameEvents } from '@foyer/api-client';
import { renderFeature } from '@foyer/testing';
import { shellSettings } from '../testing/shellSettings.ts';
import { createWidgetBar } from './WidgetBar.tsx';

const show = (search: string) => {
  const Bar = createWidgetBar(search);
  return renderFeature(<Bar />, shellSettings());
};

it('tells the host page that the visitor is done, where it asked for that [C3.37a]', async () => {
  const heard: unknown[] = [];
  const stop = listenFrameEvents((event) => heard.push(event));
  const { user } = show('?closable=1&tone=light');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  stop();
  expect(heard).toEqual([{ foyer: 1, type: 'close' }]);
});

it('is empty for a visitor of any other host page', () => {
  show('?tone=light');
  expect(screen.queryByRole('button')).toBeNull();
});
