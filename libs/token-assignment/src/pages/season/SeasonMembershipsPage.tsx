import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMatch, useParams } from 'react-router';
import type { SeasonMembership } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListSeasonMembershipsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import {
  Card,
  CardLink,
  Container,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Skeleton,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { AttendingArt } from '../../components/attending/AttendingFacts.tsx';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';
import { MembershipFacts } from './MembershipFacts.tsx';

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  padding: theme.space[5],
  overflowWrap: 'anywhere',
});

function MembershipCard({ membership }: { membership: SeasonMembership }) {
  const { t } = useTranslation('season');
  const { event, name, organiserName } = membership;
  return (
    <Card padding={0} interactive>
      <AttendingArt attending={{ event }} />
      <div css={body}>
        <div>
          <h2 css={{ fontSize: theme.text.title }}>
            <CardLink href={usePaths().seasonPass({ eventId: event.eventId })}>{name}</CardLink>
          </h2>
          <p css={{ color: theme.color.contentMuted }}>
            {t('facts.by', { name: isolateText(organiserName) })}
          </p>
        </div>
        <MembershipFacts membership={membership} />
      </div>
    </Card>
  );
}

/** My {product}, tab of season passes; those of one event if the address names it [C2.08f, C2.08l]. */
export function SeasonMembershipsPage() {
  const { t } = useTranslation('season');
  const { t: tTokens } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const isPast = useMatch(`${paths.myTokensPastSeasonMemberships()}/*`) !== null;
  const { eventId } = useParams();
  const { currentData, error, isFetching, refetch } = useListSeasonMembershipsQuery({
    when: isPast ? 'past' : 'upcoming',
    limit: 50,
    ...(eventId === undefined ? {} : { eventId }),
  });
  const memberships = currentData?.memberships;
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('tab')}</title>
      <Stack gap={6}>
        <h1>{tTokens('going.title')}</h1>
        <MyTokensTabs tab="seasonMemberships" isPast={isPast} />
        {eventId !== undefined && (
          <div>
            <LinkButton
              variant="text"
              href={isPast ? paths.myTokensPastSeasonMemberships() : paths.myTokensSeasonMemberships()}
            >
              {t('list.all')}
            </LinkButton>
          </div>
        )}
        {memberships && memberships.length > 0 && (
          <Grid minColumn={300}>
            {memberships.map((each) => (
              <MembershipCard key={each.membershipId} membership={each} />
            ))}
          </Grid>
        )}
        {memberships?.length === 0 && (
          <EmptyState
            title={t(isPast ? 'list.noPast' : 'list.none')}
            action={
              <LinkButton variant="primary" href={paths.discover()}>
                {tTokens('going.discover')}
              </LinkButton>
            }
          >
            {t(isPast ? 'list.noPastHint' : 'list.noneHint')}
          </EmptyState>
        )}
        {!memberships && error !== undefined && (
          <ErrorState title={t('list.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!memberships && error === undefined && <Skeleton shape="block" height="360px" />}
      </Stack>
    </Container>
  );
}
