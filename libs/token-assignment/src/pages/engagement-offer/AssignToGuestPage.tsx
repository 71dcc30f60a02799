import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useListPromoterInventoryQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import {
  Card,
  CardLink,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  Stack,
  theme,
} from '@foyer/ui-kit';

const muted = css({ color: theme.color.contentMuted });

/** What a promoter was given for an event, each leading to a sale to a guest [C2.05]. */
export function AssignToGuestPage() {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const [query] = useSearchParams();
  const { status } = useSession();
  const eventId = query.get('eventId') ?? '';
  const skip = eventId === '' || status === 'signedOut';
  const { data, error, isFetching, refetch } = useListPromoterInventoryQuery({ eventId }, { skip });
  const items = skip ? [] : data?.items.filter(({ stock }) => stock.left > 0);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8] }}>
      <title>{t('engagement.assignTitle')}</title>
      <Stack gap={6}>
        <h1>{t('engagement.assignTitle')}</h1>
        {items?.length === 0 && (
          <EmptyState
            title={t('engagement.none')}
            action={<LinkButton href={paths.promoterEvents()}>{t('engagement.mine')}</LinkButton>}
          >
            {t('engagement.noneHint')}
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <>
            <p css={muted}>{t('engagement.assignHint')}</p>
            <Stack as="ul" gap={3} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {items.map(({ offerGroupId, name, stock }) => (
                <Card key={offerGroupId} as="li" interactive>
                  <h2 css={{ fontSize: theme.text.large }}>
                    <CardLink href={paths.promoterItem({ eventId, tokenAssignmentGroupId: offerGroupId })}>
                      {name}
                    </CardLink>
                  </h2>
                  <p css={muted}>{t('engagement.left', { count: stock.left })}</p>
                </Card>
              ))}
            </Stack>
          </>
        )}
        {!items && error !== undefined && (
          <ErrorState title={t('engagement.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!items && error === undefined && <Skeleton shape="block" height="240px" />}
      </Stack>
    </Container>
  );
}
