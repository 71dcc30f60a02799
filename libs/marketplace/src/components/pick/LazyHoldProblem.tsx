import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { HoldProblemNotice as CartNotice } from '@foyer/cart';
import { Notice } from '@foyer/ui-kit';
import { marketplaceErrorText } from '../../messages/marketplaceErrors.ts';

/** Where even the notice cannot be loaded there is no network, and that is what one must know. */
function Unreachable() {
  const { t } = useTranslation('marketplace');
  return <Notice tone="warning">{marketplaceErrorText(t, { kind: 'unreachable' })}</Notice>;
}

type NoticeProps = ComponentProps<typeof CartNotice>;

const load = async (): Promise<ComponentType<NoticeProps>> =>
  (await import('./holdTrouble.ts')).HoldProblemNotice;
const HoldProblemNotice = lazy<ComponentType<NoticeProps>>(async () => ({
  default: await load().catch(() => Unreachable),
}));

/** Begins to load the notice beside the hold that may need it. */
export const preloadHoldProblem = (): void => void load().catch(() => undefined);

/** Why the seats could not be held; most fans never see it, so it comes with the press that may need it. */
export const LazyHoldProblem = (props: NoticeProps) => (
  <Suspense fallback={null}>
    <HoldProblemNotice {...props} />
  </Suspense>
);
