import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { WaitList, WaitListEntry } from '@foyer/contract';
import { useGetWaitListQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import {
  Breadcrumb,
  Card,
  Container,
  EmptyState,
  LinkButton,
  Notice,
  Skeleton,
  Stack,
  theme,
  DateTime,
  RichText,
} from '@foyer/ui-kit';
import { PageFailed } from '../../components/page-state/PageFailed.tsx';
import { JoinForm } from './JoinForm.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { OfferPanel } from './OfferPanel.tsx';

/** Formats a duration as hours, or as minutes if it is not whole hours. */
function formatMinutes(minutes: number, locale: string): string {
  const isHours = minutes % 60 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isHours ? minutes / 60 : minutes);
}

/** Place in line, demand ahead of it, and the likelihood of an offer. */
function WaitingPanel({ entry }: { entry: WaitListEntry }) {
  const { t, i18n } = useTranslation('waitList');
  const { event, names, quantity, maySplit, joinedAt, place = 1, ahead = 0, chance = 'unknown' } = entry;
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  const since = <DateTime value={joinedAt} zone={event.timezone} locale={i18n.language} />;
  return (
    <Card>
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('waiting.title', { place })}</h2>
        <Stack gap={1}>
          <p>{ahead === 0 ? t('waiting.next') : t('waiting.ahead', { count: ahead })}</p>
          <p>{t(`chance.${chance}`)}</p>
        </Stack>
        <Stack gap={1} css={{ color: theme.color.contentMuted }}>
          <p>{t('waiting.wish', { count: quantity, names: list })}</p>
          {maySplit && <p>{t('waiting.split')}</p>}
          <p>
            <RichText text={t('waiting.since')} elements={{ date: since }} />
          </p>
        </Stack>
        <div>
          <LeaveButton eventId={event.eventId} text={t('leave.button')} />
        </div>
      </Stack>
    </Card>
  );
}

const pollEveryMs = 20_000;

/** The caller's own part of a wait list: an offer, a place, or the form to join. */
function OwnPart({ list }: { list: WaitList }) {
  const { t } = useTranslation('waitList');
  const paths = usePaths();
  const { entry, groups, event } = list;
  const { eventId, vanityName } = event;
  if (entry?.offer) return <OfferPanel entry={entry} offer={entry.offer} />;
  if (entry?.state === 'waiting') return <WaitingPanel entry={entry} />;
  return (
    <>
      {entry?.state === 'lapsed' && (
        <Notice tone="warning" title={t('lapsed.title')}>
          {t('lapsed.text')}
        </Notice>
      )}
      {groups.length > 0 ? (
        <JoinForm event={event} groups={groups} />
      ) : (
        <EmptyState
          title={t('none')}
          action={<LinkButton href={paths.event({ eventId, vanityName })}>{t('event')}</LinkButton>}
        >
          {t('noneHint')}
        </EmptyState>
      )}
    </>
  );
}

/** Shows the rules of the list and how many fans wait. */
function Fairness({ list: { waiting, offered, claimMinutes } }: { list: WaitList }) {
  const { t, i18n } = useTranslation('waitList');
  const figures = [
    waiting > 0 && t('people', { count: waiting }),
    offered > 0 && t('offered', { count: offered }),
  ].filter((text) => text !== false);
  return (
    <Card>
      <Stack gap={3}>
        <h2 css={{ fontSize: theme.text.large }}>{t('rules.title')}</h2>
        <p>{figures.length > 0 ? figures.join(' · ') : t('nobody')}</p>
        <Stack as="ul" gap={2} css={{ paddingInlineStart: theme.space[5] }}>
          <li>{t('rules.order')}</li>
          <li>{t('rules.claim', { time: formatMinutes(claimMinutes, i18n.language) })}</li>
          <li>{t('rules.price')}</li>
        </Stack>
      </Stack>
    </Card>
  );
}

/** Wait list of an event that is sold out, or whose offers partly are. */
export function WaitListPage() {
  const { t } = useTranslation('waitList');
  const { eventId = '' } = useParams();
  const paths = usePaths();
  const query = useGetWaitListQuery({ eventId }, { pollingInterval: pollEveryMs });
  const { data } = query;
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <title>{t('title')}</title>
      {data ? (
        <Stack gap={6} css={{ maxWidth: theme.size.measure }}>
          <Stack gap={2}>
            <Breadcrumb
              label={t('title')}
              steps={[
                {
                  label: data.event.shortName,
                  href: paths.event({ eventId, vanityName: data.event.vanityName }),
                },
              ]}
              current={t('title')}
            />
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </Stack>
          <OwnPart list={data} />
          <Fairness list={data} />
        </Stack>
      ) : query.error === undefined ? (
        <div aria-busy="true">
          <Skeleton shape="block" height="320px" />
        </div>
      ) : (
        <PageFailed query={query} failed={t('failed')} discover={t('list.discover')} />
      )}
    </Container>
  );
}
