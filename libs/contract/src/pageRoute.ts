import type { AddressName } from './addresses.ts';

/** `signedIn` pages are gated; `noGate` pages are part of the log-in flow and skip the gate [I2.18, I2.19]. */
export type PageAccess = 'public' | 'signedIn' | 'noGate';

/**
 * Page that a feature library exports and an app composes. `Page` is the framework's component type, which the
 * contract doesn't depend on.
 */
export interface PageRoute<Page> {
  readonly address: AddressName;
  readonly access: PageAccess;
  /** Hides the cart item in the header, as on checkout and receipt [I2.25]. */
  readonly hidesCart?: boolean;
  /**
   * Header with the logo alone, beside which the page renders its own actions (`headerActionsId`), so that nothing
   * distracts from paying.
   */
  readonly bareHeader?: boolean;
  /** Begins with a large picture beside its name, and so does its skeleton. */
  readonly beginsWithArt?: boolean;
  /**
   * Keeps the consent banner away: legal pages, steps of a flow, and pages where a bar at the bottom would cover paying
   * or the entry code [I4.18].
   */
  readonly hidesConsent?: boolean;
  /** Analytics report the path, which is the same for every visitor; of other pages only the pattern [PV-04]. */
  readonly reportsPath?: boolean;
  /** Namespace of the texts preloaded with the page; others load when a component needs them. */
  readonly texts?: string;
  readonly load: () => Promise<Page>;
}
