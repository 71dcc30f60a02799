/* eslint-disable @nx/enforce-module-boundaries -- texts are at the workspace root; only tests and stories import them */
import canadian from '../../../../locales/en-CA/cart.json';
import canadianGift from '../../../../locales/en-CA/gift.json';
import canadianCheckout from '../../../../locales/en-CA/checkout.json';
import canadianPromo from '../../../../locales/en-CA/promo.json';
import canadianRefund from '../../../../locales/en-CA/refund.json';
import canadianShare from '../../../../locales/en-CA/share.json';
import canadianWallet from '../../../../locales/en-CA/wallet.json';
import canadianWalletPass from '../../../../locales/en-CA/walletPass.json';
import canadianOrders from '../../../../locales/en-CA/orders.json';
import canadianProfile from '../../../../locales/en-CA/identity.json';
import american from '../../../../locales/en-US/cart.json';
import americanGift from '../../../../locales/en-US/gift.json';
import americanCheckout from '../../../../locales/en-US/checkout.json';
import americanPromo from '../../../../locales/en-US/promo.json';
import americanRefund from '../../../../locales/en-US/refund.json';
import americanShare from '../../../../locales/en-US/share.json';
import americanWallet from '../../../../locales/en-US/wallet.json';
import americanWalletPass from '../../../../locales/en-US/walletPass.json';
import americanOrders from '../../../../locales/en-US/orders.json';
import americanProfile from '../../../../locales/en-US/identity.json';
import spanish from '../../../../locales/es-US/cart.json';
import spanishGift from '../../../../locales/es-US/gift.json';
import spanishCheckout from '../../../../locales/es-US/checkout.json';
import spanishPromo from '../../../../locales/es-US/promo.json';
import spanishRefund from '../../../../locales/es-US/refund.json';
import spanishShare from '../../../../locales/es-US/share.json';
import spanishWallet from '../../../../locales/es-US/wallet.json';
import spanishWalletPass from '../../../../locales/es-US/walletPass.json';
import spanishOrders from '../../../../locales/es-US/orders.json';
import spanishProfile from '../../../../locales/es-US/identity.json';
import french from '../../../../locales/fr-CA/cart.json';
import frenchGift from '../../../../locales/fr-CA/gift.json';
import frenchCheckout from '../../../../locales/fr-CA/checkout.json';
import frenchPromo from '../../../../locales/fr-CA/promo.json';
import frenchRefund from '../../../../locales/fr-CA/refund.json';
import frenchShare from '../../../../locales/fr-CA/share.json';
import frenchWallet from '../../../../locales/fr-CA/wallet.json';
import frenchWalletPass from '../../../../locales/fr-CA/walletPass.json';
import frenchOrders from '../../../../locales/fr-CA/orders.json';
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

/** Texts of donations, which load with the first one. */
export const giftTexts: Record<string, object> = {
  'en-US': americanGift,
  'en-CA': canadianGift,
  'fr-CA': frenchGift,
  'es-US': spanishGift,
};

/** Texts that checkout and receipt alone load. */
export const checkoutTexts: Record<string, object> = {
  'en-US': americanCheckout,
  'en-CA': canadianCheckout,
  'fr-CA': frenchCheckout,
  'es-US': spanishCheckout,
};

/** Texts of sharing, which the receipt and pages of the marketplace load. */
export const shareTexts: Record<string, object> = {
  'en-US': americanShare,
  'en-CA': canadianShare,
  'fr-CA': frenchShare,
  'es-US': spanishShare,
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

/** Texts of the list of orders and of their PDF, which only their pages load. */
export const ordersTexts: Record<string, object> = {
  'en-US': americanOrders,
  'en-CA': canadianOrders,
  'fr-CA': frenchOrders,
  'es-US': spanishOrders,
};

/** Texts of the wallet, which only its page loads. */
export const walletTexts: Record<string, object> = {
  'en-US': americanWallet,
  'en-CA': canadianWallet,
  'fr-CA': frenchWallet,
  'es-US': spanishWallet,
};

/** Texts of passes for the wallets of phones, which load with their buttons. */
export const walletPassTexts: Record<string, object> = {
  'en-US': americanWalletPass,
  'en-CA': canadianWalletPass,
  'fr-CA': frenchWalletPass,
  'es-US': spanishWalletPass,
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
