import type { Feature } from '@foyer/api-client';
import { LaterOrganiserPanel, LaterSubscribePanel } from './components/later/laterPanels.tsx';
import { newsletterNamespaces, siteNamespaces } from './messages/namespaces.ts';
import { newsletterRoutes, siteRoutes } from './routes.ts';

/** Contact, organisers, careers and legal pages. */
export const siteFeature: Feature = {
  routes: siteRoutes,
  namespaces: siteNamespaces,
  slots: { OrganiserPanel: LaterOrganiserPanel },
};

/** Newsletter: the invitation to subscribe, and the page that its mails link to. */
export const newsletterFeature: Feature = {
  routes: newsletterRoutes,
  namespaces: newsletterNamespaces,
  slots: { SubscribePanel: LaterSubscribePanel },
};
