import { ClockProvider, ThemeRoot } from '@foyer/ui-kit';
import { type ComponentType, useState, type ReactNode } from 'react';
import type { WhiteLabelConfig } from '@foyer/contract';
import {
  settingsIn,
  storyOnStage,
  type MockAnswers,
  type StageOptions,
  createStage,
  type StageSettings,
} from '@foyer/testing';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { ShellStage } from './ShellStage.tsx';
import { shellSettings, shellTime } from './shellSettings.ts';

const clock = (): number => shellTime;

/** Providers around the app frame; overlays, links and kit texts are the frame's own. */
function FrameStage({ settings, children }: { settings: StageSettings; children: ReactNode }) {
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

export interface ShellStorySettings extends StageOptions {
  answers?: MockAnswers;
  whiteLabel?: WhiteLabelConfig;
}

/** Story decorator: a part of the shell, in the toolbar's language. */
export function onShell({ answers, whiteLabel, ...settings }: ShellStorySettings = {}) {
  const onStage = storyOnStage((locale) => shellSettings(answers, { locale, ...settings }));
  return (Story: ComponentType, context: { globals: Record<string, unknown> }) =>
    onStage(
      () => (
        <ShellStage {...(whiteLabel ? { whiteLabel } : {})}>
          <Story />
        </ShellStage>
      ),
      context,
    );
}

/** Story decorator for the whole app frame. */
export const onFrameStage = ({ answers, whiteLabel, ...settings }: ShellStorySettings = {}) =>
  function OnFrameStage(Story: ComponentType, { globals }: { globals: Record<string, unknown> }) {
    const locale = typeof globals['locale'] === 'string' ? globals['locale'] : 'en-US';
    return (
      <FrameStage
        key={locale}
        settings={settingsIn(locale, (spoken) => shellSettings(answers, { locale: spoken, ...settings }))}
      >
        <ShellStage {...(whiteLabel ? { whiteLabel } : {})}>
          <Story />
        </ShellStage>
      </FrameStage>
    );
  };

/** For a story's `beforeEach`: simulates a device without network. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}
