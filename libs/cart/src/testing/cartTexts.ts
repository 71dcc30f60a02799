/* eslint-disable @nx/enforce-module-boundaries -- texts are at the workspace root; only tests and stories import them */
import canadian from '../../../../locales/en-CA/cart.json';
import canadianPromo from '../../../../locales/en-CA/promo.json';
import canadianRefund from '../../../../locales/en-CA/refund.json';
import canadianWallet from '../../../../locales/en-CA/wallet.json';
import canadianProfile from '../../../../locales/en-CA/identity.json';
import american from '../../../../locales/en-US/cart.json';
import americanPromo from '../../../../locales/en-US/promo.json';
import americanRefund from '../../../../locales/en-US/refund.json';
import americanWallet from '../../../../locales/en-US/wallet.json';
import americanProfile from '../../../../locales/en-US/identity.json';
import spanish from '../../../../locales/es-US/cart.json';
import spanishPromo from '../../../../locales/es-US/promo.json';
import spanishRefund from '../../../../locales/es-US/refund.json';
import spanishWallet from '../../../../locales/es-US/wallet.json';
import spanishProfile from '../../../../locales/es-US/identity.json';
import french from '../../../../locales/fr-CA/cart.json';
import frenchPromo from '../../../../locales/fr-CA/promo.json';
import frenchRefund from '../../../../locales/fr-CA/refund.json';
import frenchWallet from '../../../../locales/fr-CA/wallet.json';
import frenchProfile from '../../../../locales/fr-CA/identity.json';
import canadianShell from '../../../../locales/en-CA/shell.json';
import americanShell from '../../../../locales/en-US/shell.json';
import spanishShell from '../../../../locales/es-US/shell.json';
import frenchShell from '../../../../locales/fr-CA/shell.json';

/** Texts of this library by locale. */
export const cartTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'fr-CA': french,
  'es-US': spanish,
};

/** Texts of promo codes, which checkout alone loads. */
export const promoTexts: Record<string, object> = {
  'en-US': americanPromo,
  'en-CA': canadianPromo,
  'fr-CA': frenchPromo,
  'es-US': spanishPromo,
};

/** Texts of the profile, whose frame surrounds the wallet. */
export const profileTexts: Record<string, object> = {
  'en-US': americanProfile,
  'en-CA': canadianProfile,
  'fr-CA': frenchProfile,
  'es-US': spanishProfile,
};

/** Texts of the wallet, which only its page loads. */
export const walletTexts: Record<string, object> = {
  'en-US': americanWallet,
  'en-CA': canadianWallet,
  'fr-CA': frenchWallet,
  'es-US': spanishWallet,
};

/** Texts of refunds, which only their page loads. */
export const refundTexts: Record<string, object> = {
  'en-US': americanRefund,
  'en-CA': canadianRefund,
  'fr-CA': frenchRefund,
  'es-US': spanishRefund,
};

/** Texts that every app has loaded: those of common errors too. */
export const frameTexts: Record<string, object> = {
  'en-US': americanShell,
  'en-CA': canadianShell,
  'fr-CA': frenchShell,
  'es-US': spanishShell,
};
