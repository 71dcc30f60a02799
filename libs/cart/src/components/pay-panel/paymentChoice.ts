import type { InvoiceTo, Money, PaymentType, QuestionAnswer, ShippingAddress } from '@foyer/contract';

/** Fields that a page adds to a payment. */
export interface PaymentExtras {
  /** Answers to the organiser's questions. */
  answers?: QuestionAnswer[];
  /** Whom the tax invoice names. */
  invoiceTo?: InvoiceTo;
}

/** Means of payment that the buyer chose, and the amount that they agreed to. */
export interface PaymentChoice extends PaymentExtras {
  /** Card to charge; absent where nothing is to be charged. */
  paymentMethodId?: string;
  /** Method on a provider's page, in place of a card [C3.12]. */
  paymentType?: PaymentType;
  acceptedTotal: Money;
  /** Stores a card of a single purchase, once the payment has succeeded. */
  savePaymentMeans?: boolean;
  shippingAddress?: ShippingAddress;
}

/** Result of a commit, as the mutations of the api return it; `leaves`: the buyer goes on to a provider's page. */
export type CommitResult<Paid> =
  | { data: Paid; error?: undefined; leaves?: undefined }
  | { data?: undefined; error: object; leaves?: undefined }
  | { error?: undefined; leaves: true };

/**
 * Pays. It is called again with the same choice and key when an answer was lost, after a reload too, and must then pay
 * at most once.
 */
export type Commit<Paid> = (choice: PaymentChoice, key: string) => Promise<CommitResult<Paid>>;
