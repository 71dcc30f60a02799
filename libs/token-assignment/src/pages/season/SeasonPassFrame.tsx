import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SeasonMembershipDetails } from '@foyer/contract';
import { useGetSeasonMembershipQuery } from '@foyer/api-client/token-assignment';
import { Container, ErrorState, Skeleton, Stack, TextLink, theme } from '@foyer/ui-kit';
import { tokenErrorText } from '../../messages/tokenErrorText.ts';

export interface SeasonPassFrameProps {
  title: string;
  back: { href: string; text: string };
  children: (passes: SeasonMembershipDetails['passes']) => ReactNode;
}

/** Frame of the pages of a season pass, with what is loaded for its event. */
export function SeasonPassFrame({ title, back, children }: SeasonPassFrameProps) {
  const { t } = useTranslation('season');
  const { t: tToken } = useTranslation('tokenAssignment');
  const { eventId = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetSeasonMembershipQuery({ eventId });
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{title}</title>
      <Stack gap={6}>
        <TextLink href={back.href}>{back.text}</TextLink>
        <h1>{title}</h1>
        {data && children(data.passes)}
        {!data && error !== undefined && (
          <ErrorState title={t('pass.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {tokenErrorText(tToken, error)}
          </ErrorState>
        )}
        {!data && error === undefined && <Skeleton shape="block" height="420px" />}
      </Stack>
    </Container>
  );
}
