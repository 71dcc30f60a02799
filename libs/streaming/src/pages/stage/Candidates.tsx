import { useTranslation } from 'react-i18next';
import type { ConferenceCandidate } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useInviteConferenceCandidateMutation,
  useListConferenceCandidatesQuery,
  useRemoveConferenceCandidateMutation,
} from '@foyer/api-client/streaming';
import { Badge, Button, DataTable, DateTime, Inline, Notice, Skeleton, Stack, theme } from '@foyer/ui-kit';

const pollEveryMs = 5_000;
const tones = { ready: 'danger', accepted: 'warning', invited: 'info' } as const;

/** Fans who would come on stage, and those on it: invited and taken off by a press [C7.16]. */
export function Candidates({ eventId, timezone }: { eventId: string; timezone: string }) {
  const { t, i18n } = useTranslation('stage');
  const { data } = useListConferenceCandidatesQuery({ eventId }, { pollingInterval: pollEveryMs });
  const [invite, inviting] = useInviteConferenceCandidateMutation();
  const [remove, removing] = useRemoveConferenceCandidateMutation();
  if (!data) return <Skeleton shape="block" height="240px" />;
  const error = inviting.error ?? removing.error;
  const nameOf = ({ firstName = '', lastName = '' }: ConferenceCandidate): string =>
    `${firstName} ${lastName}`.trim() || t('lead.noName');
  const actOn = ({ candidateId, step }: ConferenceCandidate) => (
    <Inline gap={2}>
      {(step === 'registered' || step === 'removed') && (
        <Button onClick={() => void invite({ eventId, candidateId })}>{t('lead.invite')}</Button>
      )}
      {step !== 'removed' && (
        <Button onClick={() => void remove({ eventId, candidateId })}>{t('lead.remove')}</Button>
      )}
    </Inline>
  );
  return (
    <Stack as="section" gap={3} aria-labelledby="stage-guests">
      <h2 id="stage-guests" css={{ fontSize: theme.text.title }}>
        {t('lead.guests')}
      </h2>
      <p css={{ color: theme.color.contentMuted }}>{t('lead.waiting', { count: data.registered })}</p>
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <DataTable<ConferenceCandidate>
        caption={t('lead.guests')}
        rows={data.candidates}
        rowKey={({ candidateId }) => candidateId}
        empty={t('lead.none')}
        columns={[
          { id: 'name', label: t('lead.name'), isLead: true, cell: nameOf },
          {
            id: 'step',
            label: t('lead.step'),
            cell: ({ step }) => (
              <Badge tone={step in tones ? tones[step as keyof typeof tones] : 'neutral'}>
                {t(`lead.steps.${step}`)}
              </Badge>
            ),
          },
          {
            id: 'since',
            label: t('lead.since'),
            cell: ({ since }) => (
              <DateTime value={since} zone={timezone} locale={i18n.language} format="time" showZone={false} />
            ),
          },
          { id: 'act', label: t('lead.act'), cell: actOn },
        ]}
      />
    </Stack>
  );
}
