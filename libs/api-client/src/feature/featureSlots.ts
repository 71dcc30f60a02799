import { createContext, useContext, type ComponentType } from 'react';
import type { EventProfile } from '@foyer/contract';

/** Places of the frame and of pages that another feature fills, if the app has it. */
export interface FeatureSlots {
  /** Cart item of the header [I2.25]. */
  readonly CartItem: ComponentType;
  /** Invitation to subscribe to all news, or to the opening of an event's sale [C2.22, I7.27]. */
  readonly SubscribePanel: ComponentType<{ eventId?: string }>;
  /** Panels for organisers on discover, with a form that asks for a demo [C2.22i]. */
  readonly OrganiserPanel: ComponentType;
  /** Head of an event's page, in place of its art: a host page around a frame shows the art already. */
  readonly EventHead: ComponentType<{ profile: EventProfile }>;
}

/** Returns the slots that the features of an app fill; the last feature wins. */
export const slotsOf = (features: readonly { slots?: Partial<FeatureSlots> }[]): Partial<FeatureSlots> =>
  Object.assign({}, ...features.map(({ slots }) => slots)) as Partial<FeatureSlots>;

/** Id of the element in a bare header that its page fills by a portal. Absent in frames and stories. */
export const headerActionsId = 'header-actions';

const SlotsContext = createContext<Partial<FeatureSlots>>({});

/** Provides the components that the features of an app put into slots. */
export const SlotsProvider = SlotsContext.Provider;

/** Returns the components for the slots; a slot that no feature fills is `undefined`. */
export const useSlots = (): Partial<FeatureSlots> => useContext(SlotsContext);
