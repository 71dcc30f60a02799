import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { createFoyerClient, createFoyerStore } from '@foyer/api-client';
import { CartButton, persistedCart } from '@foyer/cart';
import cartTexts from '@foyer/cart/locales/en-US/cart.json';
import { Button, createStyleCache, OverlayProvider, ThemeRoot } from '@foyer/ui-kit';
import { createSafeStorage } from '@foyer/util';

// Page as a customer writes it, using the packs only: the api, the kit and one domain library.
const client = createFoyerClient({ baseUrl: 'https://tickets.example/api' });
const store = createFoyerStore({
  client,
  slices: [persistedCart(createSafeStorage(() => window.localStorage))],
});
const texts = i18next.createInstance();
void texts.use(initReactI18next).init({ lng: 'en-US', resources: { 'en-US': { cart: cartTexts } } });

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <I18nextProvider i18n={texts}>
      <ThemeRoot cache={createStyleCache()}>
        <BrowserRouter>
          <OverlayProvider locationKey="/">
            <CartButton />
            <Button>Checkout</Button>
          </OverlayProvider>
        </BrowserRouter>
      </ThemeRoot>
    </I18nextProvider>
  </Provider>,
);
