import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStage, type StageSettings } from '@foyer/testing';
import { ClockProvider, ThemeRoot } from '@foyer/ui-kit';
import { shellTime } from './shellSettings.ts';

const clock = (): number => shellTime;

/** Providers around the app frame; overlays, links and kit texts are the frame's own. */
export function FrameStage({ settings, children }: { settings: StageSettings; children: ReactNode }) {
  const [stage] = useState(() => createStage(settings));
  return (
    <Provider store={stage.store}>
      <I18nextProvider i18n={stage.texts}>
        <ThemeRoot>
          <ClockProvider now={clock}>
            <MemoryRouter>{children}</MemoryRouter>
          </ClockProvider>
        </ThemeRoot>
      </I18nextProvider>
    </Provider>
  );
}
