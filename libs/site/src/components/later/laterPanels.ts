import { laterPanel } from './laterPanel.tsx';

/** Invitation to subscribe. */
export const LaterSubscribePanel = laterPanel(
  async () => (await import('../newsletter/SubscribePanel.tsx')).SubscribePanel,
);
/** Panels for organisers. */
export const LaterOrganiserPanel = laterPanel(
  async () => (await import('../organiser/OrganiserPanel.tsx')).OrganiserPanel,
);
