import type { InvoiceTo, Money, PaymentType, QuestionAnswer, ShippingAddress } from '@foyer/contract';

/** Fields that a page adds to a payment. */
export interface PaymentExtras {
  /** Answers to the organiser's questions. */
  answers?: QuestionAnswer[];
  /** Name and tax number for the tax invoice. */
  invoiceTo?: InvoiceTo;
}

/** Means of payment that the buyer chose, and the amount that they agreed to. */
export interface PaymentChoice extends PaymentExtras {
  /** Card to charge; absent if the charge is zero. */
  paymentMethodId?: string;
  /** Method on a provider's page, in place of a card [C3.12]. */
  paymentType?: PaymentType;
  acceptedTotal: Money;
  /** Stores a card of a single purchase, once the payment has succeeded. */
  savePaymentMeans?: boolean;
  shippingAddress?: ShippingAddress;
}

/**
 * Result of a commit, as the api's mutations return it; `leaves`: the buyer continues on a provider's page.
 */
export type CommitResult<Paid> =
  | { data: Paid; error?: undefined; leaves?: undefined }
  | { data?: undefined; error: object; leaves?: undefined }
  | { error?: undefined; leaves: true };

/**
 * Pays. Called again with the same choice and key when an answer was lost, also after a reload; it must then pay at
 * most once.
 */
export type Commit<Paid> = (choice: PaymentChoice, key: string) => Promise<CommitResult<Paid>>;
