import type { AddressName } from './addresses.ts';

/** `signedIn` pages stand behind the gate; `noGate` ones are reached on the way through it [I2.18, I2.19]. */
export type PageAccess = 'public' | 'signedIn' | 'noGate';

/**
 * A page as a feature offers it and an app composes it. `Page` is the component type of the browser's framework, of
 * which the contract knows nothing.
 */
export interface PageRoute<Page> {
  readonly address: AddressName;
  readonly access: PageAccess;
  /** Checkout, receipt and the like show no cart item in the header [I2.25]. */
  readonly hidesCart?: boolean;
  /** The texts that it begins with, which come beside it; others come when it is drawn. */
  readonly texts?: string;
  readonly load: () => Promise<Page>;
}
