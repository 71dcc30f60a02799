import { lazy, Suspense, type ComponentType } from 'react';
import type { AnalyticsTags } from '@foyer/contract';
import { useAnalyticsTags } from './useAnalyticsTags.ts';

/** Where it cannot be loaded nobody is asked, and nothing is measured. */
const Loaded = lazy(() =>
  import('./Consent.tsx').then(
    (loaded): { default: ComponentType<{ tags: AnalyticsTags }> } => ({ default: loaded.Consent }),
    () => ({ default: () => null }),
  ),
);

/** The question and the measuring; a site that measures nothing downloads neither. */
export function LaterConsent() {
  const tags = useAnalyticsTags();
  if (!tags) return null;
  return (
    <Suspense fallback={null}>
      <Loaded tags={tags} />
    </Suspense>
  );
}
