import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/** Debug pages: error reporting and remote configuration [I2.10]. */
export const debugRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'debugErrorReporting',
    access: 'public',
    load: async () => (await import('./pages/debug/ErrorReportingPage.tsx')).ErrorReportingPage,
  },
  {
    address: 'debugRemoteConfig',
    access: 'public',
    load: async () => (await import('./pages/debug/RemoteConfigPage.tsx')).RemoteConfigPage,
  },
];
