import { useTranslation } from 'react-i18next';
import { useCheckAccountDeletionQuery } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { Button, ErrorState, LiveRegion, Notice, Skeleton, TextLink } from '@foyer/ui-kit';
import { ProfileSection } from '../profile-frame/ProfileSection.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

/** Account deletion; says up front what prevents it [I7.16]. */
export function AccountDeletionSection() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  const { data, error, isFetching, refetch } = useCheckAccountDeletionQuery();
  const { start, isBusy, problem } = useDeleteAccount();
  const { upcomingTokens = 0, openPayments = 0, ownedOrganisations = 0, openPayouts = 0 } = data ?? {};
  const reason =
    upcomingTokens > 0
      ? t('profile.deletion.upcomingTokens', { count: upcomingTokens })
      : openPayments > 0
        ? t('profile.deletion.openPayments', { count: openPayments })
        : openPayouts > 0
          ? t('profile.deletion.openPayouts', { count: openPayouts })
          : ownedOrganisations > 0
            ? t('profile.deletion.ownedOrganisations', { count: ownedOrganisations })
            : undefined;
  return (
    <ProfileSection title={t('profile.deletion.title')} hint={t('profile.deletion.hint')}>
      {data && reason && (
        <Notice
          tone="info"
          action={
            upcomingTokens > 0 && (
              <TextLink href={paths.myTokensGoing()}>{t('profile.deletion.seeTokens')}</TextLink>
            )
          }
        >
          {reason}
        </Notice>
      )}
      <LiveRegion>{problem && <Notice tone="danger">{problem}</Notice>}</LiveRegion>
      {data && !reason && (
        <div>
          <Button variant="secondary" loading={isBusy} onClick={() => void start()}>
            {t('profile.deletion.start')}
          </Button>
        </div>
      )}
      {!data && error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('profile.deletion.loadFailed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === undefined && <Skeleton shape="block" height="44px" />}
    </ProfileSection>
  );
}
