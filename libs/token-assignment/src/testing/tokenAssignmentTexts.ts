/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import canadian from '../../../../locales/en-CA/tokenAssignment.json';
import american from '../../../../locales/en-US/tokenAssignment.json';
import spanish from '../../../../locales/es-US/tokenAssignment.json';
import french from '../../../../locales/fr-CA/tokenAssignment.json';
import canadianRequested from '../../../../locales/en-CA/requested.json';
import americanRequested from '../../../../locales/en-US/requested.json';
import spanishRequested from '../../../../locales/es-US/requested.json';
import frenchRequested from '../../../../locales/fr-CA/requested.json';
import canadianAssignment from '../../../../locales/en-CA/assignment.json';
import americanAssignment from '../../../../locales/en-US/assignment.json';
import spanishAssignment from '../../../../locales/es-US/assignment.json';
import frenchAssignment from '../../../../locales/fr-CA/assignment.json';
import canadianSales from '../../../../locales/en-CA/mySales.json';
import americanSales from '../../../../locales/en-US/mySales.json';
import spanishSales from '../../../../locales/es-US/mySales.json';
import frenchSales from '../../../../locales/fr-CA/mySales.json';
import canadianPass from '../../../../locales/en-CA/walletPass.json';
import americanPass from '../../../../locales/en-US/walletPass.json';
import spanishPass from '../../../../locales/es-US/walletPass.json';
import frenchPass from '../../../../locales/fr-CA/walletPass.json';
import canadianIdentity from '../../../../locales/en-CA/identity.json';
import americanIdentity from '../../../../locales/en-US/identity.json';
import spanishIdentity from '../../../../locales/es-US/identity.json';
import frenchIdentity from '../../../../locales/fr-CA/identity.json';
import canadianCart from '../../../../locales/en-CA/cart.json';
import americanCart from '../../../../locales/en-US/cart.json';
import spanishCart from '../../../../locales/es-US/cart.json';
import frenchCart from '../../../../locales/fr-CA/cart.json';
import canadianCheckout from '../../../../locales/en-CA/checkout.json';
import americanCheckout from '../../../../locales/en-US/checkout.json';
import spanishCheckout from '../../../../locales/es-US/checkout.json';
import frenchCheckout from '../../../../locales/fr-CA/checkout.json';
import canadianShell from '../../../../locales/en-CA/shell.json';
import americanShell from '../../../../locales/en-US/shell.json';
import spanishShell from '../../../../locales/es-US/shell.json';
import frenchShell from '../../../../locales/fr-CA/shell.json';

/** Texts of this library by locale. */
export const tokenAssignmentTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'fr-CA': french,
  'es-US': spanish,
};

/** Texts of the tab Requested by locale. */
export const requestedTexts: Record<string, object> = {
  'en-US': americanRequested,
  'en-CA': canadianRequested,
  'fr-CA': frenchRequested,
  'es-US': spanishRequested,
};

/** Texts of hand-over by locale. */
export const assignmentTexts: Record<string, object> = {
  'en-US': americanAssignment,
  'en-CA': canadianAssignment,
  'fr-CA': frenchAssignment,
  'es-US': spanishAssignment,
};

/** Texts of selling to other fans, by locale. */
export const salesTexts: Record<string, object> = {
  'en-US': americanSales,
  'en-CA': canadianSales,
  'fr-CA': frenchSales,
  'es-US': spanishSales,
};

/** Texts of log-in and age, by locale. */
export const identityTexts: Record<string, object> = {
  'en-US': americanIdentity,
  'en-CA': canadianIdentity,
  'fr-CA': frenchIdentity,
  'es-US': spanishIdentity,
};

/** Texts of passes for the wallets of phones. */
export const walletPassTexts: Record<string, object> = {
  'en-US': americanPass,
  'en-CA': canadianPass,
  'fr-CA': frenchPass,
  'es-US': spanishPass,
};

/** Texts of the policy of a {product}, by locale. */
export const cartTexts: Record<string, object> = {
  'en-US': americanCart,
  'en-CA': canadianCart,
  'fr-CA': frenchCart,
  'es-US': spanishCart,
};

/** Texts of paying, by locale. */
export const checkoutTexts: Record<string, object> = {
  'en-US': americanCheckout,
  'en-CA': canadianCheckout,
  'fr-CA': frenchCheckout,
  'es-US': spanishCheckout,
};

/** Texts that every app has loaded: those of common errors too. */
export const frameTexts: Record<string, object> = {
  'en-US': americanShell,
  'en-CA': canadianShell,
  'fr-CA': frenchShell,
  'es-US': spanishShell,
};
