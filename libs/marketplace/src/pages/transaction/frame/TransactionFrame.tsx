import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { HeldNotice, useEventCart } from '@foyer/cart';
import { Breadcrumb, Container, EmptyState, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { useProfileNow } from '../../../components/event/useSaleNow.ts';
import { PageFailed } from '../../../components/page-state/PageFailed.tsx';
import { withCode } from '../../../model/offer/offerFilters.ts';
import { hasActiveWindow } from '../../../model/event/waysOf.ts';
import { useTransaction } from './useTransaction.ts';

export interface TransactionFrameProps {
  title: string;
  children: (profile: EventProfile) => ReactNode;
}

/**
 * Frame of a page of a purchase: the link back to the event, the title, and the running hold [C2.14]; without a sale
 * window that is open or opens later, a way to the event in place of the page [C8.10].
 */
export function TransactionFrame({ title, children }: TransactionFrameProps) {
  const { t } = useTranslation('transaction');
  // Price rows use the cart's texts, which no other part of these pages loads.
  useTranslation('cart');
  const { eventId, marketplaceId, marketplaceCode, paths } = useTransaction();
  const holds = useEventCart(eventId) !== undefined;
  const query = useGetEventProfileQuery(withCode({ eventId }, marketplaceCode));
  const profile = useProfileNow(query.data);
  const eventHref = paths.event({ eventId, vanityName: profile?.summary.vanityName });
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <title>{title}</title>
      {profile ? (
        <Stack gap={6}>
          <Stack gap={2}>
            <Breadcrumb
              label={t('trail')}
              steps={[{ label: profile.summary.shortName, href: eventHref }]}
              current={title}
            />
            <h1>{title}</h1>
          </Stack>
          {holds && <HeldNotice eventId={eventId} />}
          {hasActiveWindow(profile.marketplaces, marketplaceId) ? (
            children(profile)
          ) : (
            <EmptyState
              title={t('noMarketplace')}
              action={
                <LinkButton variant="primary" href={eventHref}>
                  {t('event')}
                </LinkButton>
              }
            >
              {t('noMarketplaceHint')}
            </EmptyState>
          )}
        </Stack>
      ) : query.error === undefined ? (
        <div aria-busy="true">
          <Skeleton shape="block" height="320px" />
        </div>
      ) : (
        <PageFailed
          query={query}
          failed={t('failed')}
          gone={{ title: t('eventGone'), hint: t('eventGoneHint') }}
          discover={t('discover')}
        />
      )}
    </Container>
  );
}
