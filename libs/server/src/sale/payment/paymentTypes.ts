import type { ExternalMethod } from '../../platform/gateways/payment/paymentGateway.ts';

const externalTypes: readonly string[] = ['Alipay', 'Wechat', 'Klarna'] satisfies ExternalMethod[];

/** Tells whether a payment happens on a provider's own page [C3.12]. */
export const isExternal = (paymentType: string): paymentType is ExternalMethod =>
  externalTypes.includes(paymentType);
