import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/**
 * Checkout, the link to it, the pages around a provider's page [C2.03], and the receipt, which hide the header's cart
 * item [I2.25, C2.18]; refund [C2.10]; orders and wallet of the profile [I2.13].
 */
export const cartRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'checkout',
    access: 'signedIn',
    texts: 'checkout',
    bareHeader: true,
    hidesConsent: true,
    hidesCart: true,
    load: async () => (await import('./pages/checkout/CheckoutPage.tsx')).CheckoutPage,
  },
  {
    address: 'directCheckout',
    access: 'public',
    texts: 'checkout',
    hidesCart: true,
    load: async () => (await import('./pages/direct-checkout/DirectCheckoutPage.tsx')).DirectCheckoutPage,
  },
  {
    address: 'externalPaymentLoading',
    access: 'public',
    texts: 'checkout',
    bareHeader: true,
    hidesConsent: true,
    load: async () =>
      (await import('./pages/external-payment/ExternalPaymentLoadingPage.tsx')).ExternalPaymentLoadingPage,
  },
  {
    address: 'externalPaymentCallback',
    access: 'public',
    texts: 'checkout',
    bareHeader: true,
    hidesConsent: true,
    load: async () =>
      (await import('./pages/external-payment/ExternalPaymentCallbackPage.tsx')).ExternalPaymentCallbackPage,
  },
  {
    address: 'receipt',
    access: 'signedIn',
    hidesCart: true,
    load: async () => (await import('./pages/receipt/ReceiptPage.tsx')).ReceiptPage,
  },
  {
    address: 'refund',
    access: 'signedIn',
    load: async () => (await import('./pages/refund/RefundPage.tsx')).RefundPage,
  },
  {
    address: 'profileOrders',
    access: 'signedIn',
    load: async () => (await import('./pages/orders/OrdersPage.tsx')).OrdersPage,
  },
  {
    address: 'profileWallet',
    access: 'signedIn',
    load: async () => (await import('./pages/wallet/WalletPage.tsx')).WalletPage,
  },
];
