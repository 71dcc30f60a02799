import { css } from '@emotion/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Organisation, OrganisationMember } from '@foyer/contract';
import { useListInvitesQuery, useListOrganisationsQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { Badge, Card, EmptyState, Inline, Notice, Stack, theme } from '@foyer/ui-kit';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { Rights } from '../../components/Rights.tsx';
import { holdsRight } from '../../model/memberRights.ts';
import { InviteForm } from './InviteForm.tsx';
import { Invites } from './Invites.tsx';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const muted = css({ color: theme.color.contentMuted });
const name = css({ fontSize: theme.text.body, overflowWrap: 'anywhere' });

function Members({ members }: { members: readonly OrganisationMember[] }) {
  const { t } = useTranslation('organiser');
  const { profile } = useSession();
  return (
    <Stack as="section" gap={3}>
      <h2>{t('team.members')}</h2>
      <Stack as="ul" gap={3} css={list}>
        {members.map((member) => (
          <Card key={member.userId} as="li">
            <Stack gap={2}>
              <Inline gap={2}>
                <h3 css={name}>{member.name || member.emailAddress}</h3>
                {member.userId === profile?.globalUserId && <Badge tone="accent">{t('team.you')}</Badge>}
              </Inline>
              {member.name !== '' && <p css={muted}>{member.emailAddress}</p>}
              <Rights rights={member.rights} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

function Team({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('organiser');
  const paths = usePaths();
  const { clientId } = organisation;
  const mayInvite = holdsRight(organisation, 'invites');
  const query = useListInvitesQuery(mayInvite ? { clientId } : skipToken);
  return (
    <PromoterFrame
      title={t('team.title')}
      steps={[{ label: t('events.title'), href: paths.organiserEvents() }]}
      query={mayInvite ? query : { data: true, isFetching: false, refetch: () => undefined }}
      failed={t('team.failed')}
    >
      <p>{organisation.name}</p>
      {!mayInvite && <Notice tone="warning">{t('team.forbidden')}</Notice>}
      {query.data && (
        <>
          <InviteForm key={clientId} organisation={organisation} />
          <Invites invites={query.data.invites} />
          <Members members={query.data.members} />
        </>
      )}
    </PromoterFrame>
  );
}

/** Members of an organisation, and invitations to become one [C1.09, C6.07, C7.74]. */
export function TeamPage() {
  const { t } = useTranslation('organiser');
  const { clientId } = useParams();
  const query = useListOrganisationsQuery();
  const all = query.data?.organisations ?? [];
  const organisation = clientId === undefined ? all[0] : all.find((each) => each.clientId === clientId);
  if (organisation) return <Team organisation={organisation} />;
  return (
    <PromoterFrame title={t('team.title')} query={query} failed={t('team.failed')}>
      <EmptyState title={t('events.none')}>{t('events.noneHint')}</EmptyState>
    </PromoterFrame>
  );
}
