import { css } from '@emotion/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { PublicInvite } from '@foyer/contract';
import { errorText, isFoyerError, isWorthRetrying } from '@foyer/api-client';
import {
  useAcceptInviteMutation,
  useAcceptPublicInviteMutation,
  useCheckInviteAccountQuery,
  useDeclinePublicInviteMutation,
  useGetPublicInviteQuery,
} from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication, useSession } from '@foyer/identity';
import {
  Button,
  Card,
  Container,
  DateTime,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  Notice,
  RichText,
  Skeleton,
  Stack,
  TextInput,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { isolateText, isSecret } from '@foyer/util';
import { Rights } from '../../components/Rights.tsx';

const muted = css({ color: theme.color.contentMuted });
const heading = css({ fontSize: theme.text.title });

/** Name of a person without an account; both parts may stay empty. */
function NameFields({ onChange, value }: { value: Name; onChange: (name: Name) => void }) {
  const { t } = useTranslation('organiser');
  return (
    <>
      <TextInput
        label={t('invite.firstName')}
        autoComplete="given-name"
        maxLength={100}
        value={value.firstName}
        onValueChange={(firstName) => onChange({ ...value, firstName })}
      />
      <TextInput
        label={t('invite.lastName')}
        autoComplete="family-name"
        maxLength={100}
        value={value.lastName}
        onValueChange={(lastName) => onChange({ ...value, lastName })}
      />
      <p css={muted}>{t('invite.newHint')}</p>
    </>
  );
}

interface Name {
  firstName: string;
  lastName: string;
}

interface AnswerProps {
  inviteCode: string;
  /** The address has an account, which has to log in. */
  hasAccount: boolean;
  onBegun: () => void;
}

/** Accepts with the account of the address, or without one, or declines. */
function Answer({ inviteCode, hasAccount, onBegun }: AnswerProps) {
  const { t } = useTranslation('organiser');
  const { confirm } = useOverlays();
  const { requireVerified } = useAuthentication();
  const { status } = useSession();
  const navigate = useNavigate();
  const paths = usePaths();
  const [accept, accepting] = useAcceptInviteMutation();
  const [begin, beginning] = useAcceptPublicInviteMutation();
  const [decline, declining] = useDeclinePublicInviteMutation();
  const [name, setName] = useState<Name>({ firstName: '', lastName: '' });
  // Of a session whose profile is on its way, too.
  const isSignedIn = status !== 'signedOut';
  const error = accepting.error ?? beginning.error ?? declining.error;
  const join = async (): Promise<void> => {
    const { data } = await accept({ inviteCode });
    if (data) void navigate(paths.organiserEvents(), { replace: true });
  };
  const joinWithoutAccount = async (): Promise<void> => {
    const firstName = name.firstName.trim();
    const lastName = name.lastName.trim();
    const { data } = await begin({
      inviteCode,
      ...(firstName === '' ? {} : { firstName }),
      ...(lastName === '' ? {} : { lastName }),
    });
    if (data) onBegun();
  };
  const refuse = async (): Promise<void> => {
    const texts = {
      title: t('invite.declineTitle'),
      message: t('invite.declineHint'),
      yes: t('invite.declineYes'),
      no: t('invite.declineNo'),
    };
    if (await confirm(texts)) await decline({ inviteCode });
  };
  const isByAccount = hasAccount || isSignedIn;
  return (
    <Stack gap={4}>
      {!isByAccount && <NameFields value={name} onChange={setName} />}
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Inline gap={3}>
        <Button
          variant="primary"
          size="large"
          loading={accepting.isLoading || beginning.isLoading}
          onClick={() => void (isByAccount ? requireVerified(join) : joinWithoutAccount())}
        >
          {t(isByAccount && !isSignedIn ? 'invite.acceptLogIn' : 'invite.accept')}
        </Button>
        <Button variant="secondary" size="large" loading={declining.isLoading} onClick={() => void refuse()}>
          {t('invite.decline')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What became of an invitation that waits no more. */
function Ended({ invite }: { invite: PublicInvite }) {
  const { t } = useTranslation('organiser');
  const paths = usePaths();
  const { state, organisation } = invite;
  if (state === 'pending') return null;
  const action =
    state === 'accepted' ? (
      <LinkButton variant="primary" href={paths.organiserEvents()}>
        {t('invite.open')}
      </LinkButton>
    ) : undefined;
  return (
    <EmptyState headingLevel={1} title={t(`invite.${state}`)} {...(action ? { action } : {})}>
      {t(`invite.${state}Hint`, { name: isolateText(organisation) })}
    </EmptyState>
  );
}

/** Page of a mailed invitation into an organisation; opening it changes nothing [C4.24, C6.11, C7.74]. */
export function InvitePage() {
  const { t, i18n } = useTranslation('organiser');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [query] = useSearchParams();
  const inviteCode = query.get('token') ?? '';
  const isComplete = isSecret(inviteCode);
  const [isBegun, setBegun] = useState(false);
  const { data, error, isFetching, refetch } = useGetPublicInviteQuery(
    isComplete ? { inviteCode } : skipToken,
  );
  const account = useCheckInviteAccountQuery(data?.state === 'pending' ? { inviteCode } : skipToken);
  const failed = error ?? account.error;
  const mayRetry = !isFoyerError(failed) || isWorthRetrying(failed);
  const isLoading =
    isComplete && failed === undefined && (!data || (data.state === 'pending' && !account.data));
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t('invite.documentTitle')}</title>
      {isBegun && (
        <EmptyState headingLevel={1} title={t('invite.begun')}>
          {t('invite.begunHint')}
        </EmptyState>
      )}
      {!isBegun && data?.state === 'pending' && account.data && (
        <Stack gap={6}>
          <h1>{t('invite.title', { name: isolateText(data.organisation) })}</h1>
          <Card>
            <Stack gap={5}>
              <Stack gap={2}>
                <h2 css={heading}>{t('invite.rights')}</h2>
                <Rights rights={data.rights} />
              </Stack>
              <p css={muted}>
                {t('invite.for', { emailAddress: data.emailAddress })}
                <br />
                <RichText
                  text={t('invite.until')}
                  elements={{
                    date: (
                      <DateTime
                        value={data.expiresAt}
                        zone={zone}
                        locale={i18n.language}
                        format="date"
                        showZone={false}
                      />
                    ),
                  }}
                />
              </p>
              <Answer
                inviteCode={inviteCode}
                hasAccount={account.data.exists}
                onBegun={() => setBegun(true)}
              />
            </Stack>
          </Card>
        </Stack>
      )}
      {!isBegun && data && <Ended invite={data} />}
      {!isBegun && failed !== undefined && mayRetry && (
        <ErrorState
          headingLevel={1}
          title={t('invite.failed')}
          onRetry={() => void (error === undefined ? account : { refetch }).refetch()}
          retrying={isFetching || account.isFetching}
        >
          {errorText(t, failed)}
        </ErrorState>
      )}
      {!isBegun && failed !== undefined && !mayRetry && (
        <EmptyState headingLevel={1} title={t('invite.failed')}>
          {errorText(t, failed)}
        </EmptyState>
      )}
      {!isComplete && (
        <EmptyState headingLevel={1} title={t('invite.incomplete')}>
          {t('invite.incompleteHint')}
        </EmptyState>
      )}
      {isLoading && <Skeleton shape="block" height="320px" />}
    </Container>
  );
}
