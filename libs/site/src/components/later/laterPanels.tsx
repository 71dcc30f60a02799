import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';
import { lazyPart } from '@foyer/ui-kit';

type Panel = ComponentType<{ eventId?: string }>;

/** Makes a panel that loads when the browser is idle. It is optional: if loading fails, the page renders without it. */
function laterPanel(load: () => Promise<Panel>): Panel {
  const Loaded = lazyPart(load);
  return function LaterPanel(props) {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    if (!isIdle) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Invitation to subscribe. */
export const LaterSubscribePanel = laterPanel(
  async () => (await import('../newsletter/SubscribePanel.tsx')).SubscribePanel,
);
/** Panels for organisers. */
export const LaterOrganiserPanel = laterPanel(
  async () => (await import('../organiser/OrganiserPanel.tsx')).OrganiserPanel,
);
