import type { FeatureSlots } from '@foyer/api-client';
import { laterPanel } from './laterPanel.tsx';

/** Invitation to subscribe. */
export const LaterSubscribePanel: FeatureSlots['SubscribePanel'] = laterPanel(
  async () => (await import('../newsletter/SubscribePanel.tsx')).SubscribePanel,
);
/** Panels for organisers. */
export const LaterOrganiserPanel: FeatureSlots['OrganiserPanel'] = laterPanel(
  async () => (await import('../organiser/OrganiserPanel.tsx')).OrganiserPanel,
);
