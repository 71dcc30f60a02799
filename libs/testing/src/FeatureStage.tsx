import { useState, type ReactNode } from 'react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import {
  createFoyerClient,
  createFoyerStore,
  createMemoryTokenStore,
  type FoyerSlice,
  type FoyerStore,
  type TokenStore,
} from '@foyer/api-client';
import { ClockProvider, OverlayProvider, ThemeRoot, type Clock } from '@foyer/ui-kit';
import { isolateText, productVariables } from '@foyer/util';
import { createMockApi, type MockAnswers, type MockApi } from './mockApi.ts';

export interface StageSettings {
  answers?: MockAnswers;
  /** JSON files beside the API, by path. */
  files?: Readonly<Record<string, unknown>>;
  /** Slices of the features; they receive the client's token store. */
  slices?: (tokens: TokenStore) => readonly FoyerSlice[];
  /** Auth token of a user who is signed in from the start. */
  token?: string;
  /** Texts by namespace, in the locale. */
  texts: Record<string, object>;
  locale?: string;
  /** Initial path of the router. */
  path?: string;
  /** Server clock; the device's clock by default. */
  now?: Clock;
}
/** Store, mock API and texts of a test or story. */
export interface Stage {
  api: MockApi;
  store: FoyerStore;
  tokens: TokenStore;
  texts: i18n;
  now: Clock | undefined;
}

const baseUrl = 'http://foyer.test/api';

export function createStage(settings: StageSettings): Stage {
  const { answers = {}, files, slices, token, texts, locale = 'en-US', now } = settings;
  const api = createMockApi(answers, baseUrl, files);
  const tokens = createMemoryTokenStore(token);
  const client = createFoyerClient({ baseUrl, fetch: api.fetch, tokens });
  const store = createFoyerStore({ client, slices: slices?.(tokens) ?? [] });
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    initAsync: false,
    interpolation: {
      escape: isolateText,
      defaultVariables: { ...productVariables({ one: 'Pass', other: 'Passes' }, locale), site: 'Foyer' },
    },
  });
  return { api, store, tokens, texts: instance, now };
}

/** Renders a feature with everything an app provides, on a mock server. */
export function FeatureStage({
  stage,
  path = '/',
  children,
}: {
  stage: Stage;
  path?: string;
  children: ReactNode;
}) {
  const routed = (
    <MemoryRouter initialEntries={[path]}>
      <OverlayProvider locationKey={path}>{children}</OverlayProvider>
    </MemoryRouter>
  );
  return (
    <Provider store={stage.store}>
      <I18nextProvider i18n={stage.texts}>
        <ThemeRoot>{stage.now ? <ClockProvider now={stage.now}>{routed}</ClockProvider> : routed}</ThemeRoot>
      </I18nextProvider>
    </Provider>
  );
}

/** Stage of a story, created once per story. */
export function StoryStage({ settings, children }: { settings: StageSettings; children: ReactNode }) {
  const [stage] = useState(() => createStage(settings));
  return (
    <FeatureStage stage={stage} {...(settings.path ? { path: settings.path } : {})}>
      {children}
    </FeatureStage>
  );
}
