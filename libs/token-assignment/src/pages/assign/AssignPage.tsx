import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EventActivity, Token } from '@foyer/contract';
import { useGetEventActivityQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import {
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  RadioGroup,
  Skeleton,
  Stack,
  TextLink,
  theme,
} from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { FrozenNotice } from '../../components/freeze/FrozenNotice.tsx';
import { Refusal } from '../../components/hand-over/Refusal.tsx';
import { tokenErrorText } from '../../messages/tokenErrorText.ts';
import type { Assignee } from './assignee.ts';
import { AssigneeForm } from './AssigneeForm.tsx';
import { AssignReview } from './AssignReview.tsx';
import { BulkAssign } from './bulk/BulkAssign.tsx';
import { TokenChoice } from './TokenChoice.tsx';
import { startSelection } from './tokenSelection.ts';

const isFree = ({ allowed }: Token): boolean => allowed?.transfer?.allowed === true;

/** One person, or many at once. */
const ways = ['user', 'many'] as const;
type Way = (typeof ways)[number];

/** Why nothing can be handed over, and from when it can. */
function NothingToAssign({ activity: { event, tokens } }: { activity: EventActivity }) {
  const { t } = useTranslation('assignment');
  const refused = tokens.map((token) => token.allowed?.transfer).find((transfer) => transfer?.reason);
  return (
    <EmptyState
      title={t('assign.none')}
      action={<LinkButton href={usePaths().token({ eventId: event.eventId })}>{t('assign.back')}</LinkButton>}
    >
      {refused ? <Refusal permission={refused} zone={event.timezone} /> : t('assign.noneHint')}
    </EmptyState>
  );
}

/** Outcome of a hand-over. */
function Sent({ eventId, hint }: { eventId: string; hint: string }) {
  const { t } = useTranslation('assignment');
  return (
    <EmptyState
      title={t('assign.sent')}
      action={
        <LinkButton variant="primary" href={usePaths().token({ eventId })}>
          {t('assign.back')}
        </LinkButton>
      }
    >
      {hint}
    </EmptyState>
  );
}

/** Steps of a hand-over: which tokens and to whom, review, sent. */
function AssignSteps({ activity, main }: { activity: EventActivity; main: Token }) {
  const { t } = useTranslation('assignment');
  const { event, tokens, extras } = activity;
  const { eventId } = event;
  const free = tokens.filter(isFree);
  const [way, setWay] = useState<Way>('user');
  const [selection, select] = useState(() => startSelection(main.tokenId));
  const [assignee, setAssignee] = useState<Assignee>({});
  const [step, setStep] = useState<'who' | 'review' | { sent: string }>('who');
  if (typeof step === 'object') return <Sent eventId={eventId} hint={step.sent} />;
  if (step === 'review') {
    const emailAddress = isolateText(assignee.emailAddress ?? '');
    return (
      <AssignReview
        eventId={eventId}
        tokens={tokens.filter(({ tokenId }) => selection.chosen.includes(tokenId))}
        assignee={assignee}
        hasExtras={extras.length > 0}
        onEdit={() => setStep('who')}
        onDone={() => setStep({ sent: t('assign.sentHint', { emailAddress }) })}
      />
    );
  }
  return (
    <Stack gap={6}>
      {free.length > 1 && (
        <RadioGroup
          name="way"
          label={t('assign.who')}
          variant="cards"
          value={way}
          onValueChange={(value) => setWay(value as Way)}
          options={ways.map((value) => ({
            value,
            label: t(`assign.way.${value}`),
            detail: t(`assign.wayHint.${value}`),
          }))}
        />
      )}
      {way === 'many' ? (
        <BulkAssign
          eventId={eventId}
          tokens={free}
          onDone={(count) => setStep({ sent: t('bulk.sentHint', { count }) })}
        />
      ) : (
        <>
          <TokenChoice tokens={free} selection={selection} onSelect={select} />
          <AssigneeForm
            assignee={assignee}
            minimumAge={main.policy.minimumAge}
            onSubmit={(typed) => {
              setAssignee(typed);
              setStep('review');
            }}
          />
        </>
      )}
    </Stack>
  );
}

/** Hands tokens of an event to a person, or to many at once [C2.09a, C2.28i, C2.28j]. */
export function AssignPage() {
  const { t } = useTranslation('assignment');
  const { t: tToken } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { eventId = '', tokenId } = useParams();
  const { data, error, isFetching, refetch } = useGetEventActivityQuery({ eventId });
  // Once sent, the token can't be handed over again, while its outcome is shown.
  const [begun, setBegun] = useState<Token>();
  const asked = (token: Token): boolean => tokenId === undefined || token.tokenId === tokenId;
  const main = begun ?? data?.tokens.find((token) => isFree(token) && asked(token));
  if (!begun && main) setBegun(main);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t('assign.title')}</title>
      <Stack gap={6}>
        <TextLink href={paths.token({ eventId })}>{t('assign.back')}</TextLink>
        <header>
          <h1>{t('assign.title')}</h1>
          {data && <p css={{ color: theme.color.contentMuted }}>{data.event.shortName}</p>}
        </header>
        <FrozenNotice />
        {data && main && <AssignSteps activity={data} main={main} />}
        {data && !main && <NothingToAssign activity={data} />}
        {!data && error !== undefined && (
          <ErrorState title={t('assign.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {tokenErrorText(tToken, error)}
          </ErrorState>
        )}
        {!data && error === undefined && <Skeleton shape="block" height="420px" />}
      </Stack>
    </Container>
  );
}
