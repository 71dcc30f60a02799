import { lazy, Suspense, type ComponentType } from 'react';
import type { AnalyticsTags } from '@foyer/contract';
import { useAnalyticsTags } from '../consent/useAnalyticsTags.ts';

/** If loading fails, there is no banner and no measurement. */
const Loaded = lazy(() =>
  import('./Consent.tsx').then(
    (loaded): { default: ComponentType<{ tags: AnalyticsTags }> } => ({ default: loaded.Consent }),
    () => ({ default: () => null }),
  ),
);

/** Banner and analytics; sites without analytics download neither. */
export function LaterConsent() {
  const tags = useAnalyticsTags();
  if (!tags) return null;
  return (
    <Suspense>
      <Loaded tags={tags} />
    </Suspense>
  );
}
