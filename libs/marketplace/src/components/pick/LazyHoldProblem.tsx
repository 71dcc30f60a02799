import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import type { HoldProblemNotice as CartNotice } from '@foyer/cart';
import { ErrorState, lazyPart } from '@foyer/ui-kit';

/** Fallback when a part that was asked for fails to load, which means that the network is down; the page has the rest already. */
export function Unreachable() {
  const { t } = useTranslation('marketplace');
  return <ErrorState title={errorText(t, { kind: 'unreachable' })} />;
}

type NoticeProps = ComponentProps<typeof CartNotice>;

const load = async (): Promise<ComponentType<NoticeProps>> =>
  (await import('./holdTrouble.ts')).HoldProblemNotice;
const HoldProblemNotice = lazyPart(load, Unreachable);

/** Preloads the notice alongside the hold that may need it. */
export const preloadHoldProblem = (): void => void load().catch(() => undefined);

/** Notice about a refused hold, loaded on demand because most buyers never see it. */
export const LazyHoldProblem = (props: NoticeProps) => (
  <Suspense>
    <HoldProblemNotice {...props} />
  </Suspense>
);
