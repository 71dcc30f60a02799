/**
 * Script of the baseline: a small page with all required packages and nothing else. It renders below the static page,
 * well after it has loaded.
 */
import { css } from '@emotion/react';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { persistReducer, persistStore } from 'redux-persist';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ getConfiguration: build.query<object, void>({ query: () => '/configuration' }) }),
});
const storage = {
  getItem: (key: string) => Promise.resolve(window.localStorage.getItem(key)),
  setItem: (key: string, value: string) => Promise.resolve(window.localStorage.setItem(key, value)),
  removeItem: (key: string) => Promise.resolve(window.localStorage.removeItem(key)),
};
const kept = persistReducer({ key: 'floor', storage }, (state: { count: number } = { count: 0 }) => state);
const store = configureStore({
  reducer: combineReducers({ kept, [api.reducerPath]: api.reducer }),
  middleware: (all) => all({ serializableCheck: false }).concat(api.middleware),
});
persistStore(store);

const link = css({ color: 'inherit' });

function FloorPage() {
  const { t } = useTranslation();
  const { isSuccess } = api.useGetConfigurationQuery();
  return (
    <Link css={link} to="/">
      {t('home')} {String(isSuccess)}
    </Link>
  );
}

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { home: '.' } } } });
createRoot(document.body.appendChild(document.createElement('footer'))).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<FloorPage />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
