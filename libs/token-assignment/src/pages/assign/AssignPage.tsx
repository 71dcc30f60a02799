import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EventActivity, Token, TokenAssignment } from '@foyer/contract';
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
import { FrozenNotice } from '../../components/freeze/FrozenNotice.tsx';
import { AssignmentStory } from '../../components/hand-over/AssignmentStory.tsx';
import { Refusal } from '../../components/hand-over/Refusal.tsx';
import { tokenErrorText } from '../../messages/tokenErrorText.ts';
import type { Assignee } from './assignee.ts';
import { AssigneeForm } from './AssigneeForm.tsx';
import { AssignReview, nameOf } from './AssignReview.tsx';
import { BulkAssign } from './bulk/BulkAssign.tsx';
import { TokenChoice } from './TokenChoice.tsx';
import { startSelection } from './tokenSelection.ts';
import { permissionFor, waysFor, type Way } from '../../model/waysFor.ts';

const isFree = (token: Token): boolean => waysFor(token).length > 0;
const isTransferable = (token: Token): boolean => permissionFor(token, 'user')?.allowed === true;

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
function Assigned({ eventId, isSent, hint }: { eventId: string; isSent: boolean; hint: ReactNode }) {
  const { t } = useTranslation('assignment');
  return (
    <EmptyState
      title={t(isSent ? 'assign.sent' : 'guest.saved')}
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

/** Steps of a hand-over: which tokens and to whom, review, done. */
function AssignSteps({ activity, main }: { activity: EventActivity; main: Token }) {
  const { t } = useTranslation('assignment');
  const { event, tokens, extras } = activity;
  const { eventId } = event;
  const transferable = tokens.filter(isTransferable);
  const ways: Way[] = [...waysFor(main), ...(transferable.length > 1 ? (['many'] as const) : [])];
  const [way, setWay] = useState<Way>(ways[0] ?? 'user');
  const [selection, select] = useState(() => startSelection(main.tokenId));
  const [assignee, setAssignee] = useState<Assignee>({});
  const [step, setStep] = useState<'who' | 'review' | 'done'>('who');
  const [waiting, setWaiting] = useState<TokenAssignment>();
  // Once sent, the page has fewer tokens to offer.
  const [sentCount, setSentCount] = useState<number>();
  if (sentCount !== undefined)
    return <Assigned eventId={eventId} isSent hint={t('bulk.sentHint', { count: sentCount })} />;
  if (way !== 'many' && step === 'done') {
    const name = nameOf(way, assignee);
    const hint =
      way === 'user' ? t('assign.sentHint', { emailAddress: name }) : t('guest.savedHint', { name });
    const story = waiting && <AssignmentStory assignment={waiting} zone={event.timezone} />;
    return <Assigned eventId={eventId} isSent={way === 'user'} hint={story ?? hint} />;
  }
  if (way !== 'many' && step === 'review') {
    return (
      <AssignReview
        eventId={eventId}
        kind={way}
        minimumAge={main.policy.minimumAge}
        // A guest or child enters with one token.
        tokens={way === 'user' ? tokens.filter(({ tokenId }) => selection.chosen.includes(tokenId)) : [main]}
        assignee={assignee}
        hasExtras={extras.length > 0}
        onEdit={() => setStep('who')}
        onDone={({ assignments }) => {
          // Of a young session.
          setWaiting(assignments.find(({ sendsAt }) => sendsAt !== undefined));
          setStep('done');
        }}
      />
    );
  }
  return (
    <Stack gap={6}>
      {ways.length > 1 && (
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
      {way === 'user' && <TokenChoice tokens={transferable} selection={selection} onSelect={select} />}
      {way === 'many' ? (
        <BulkAssign eventId={eventId} tokens={transferable} onDone={setSentCount} />
      ) : (
        <AssigneeForm
          kind={way}
          assignee={assignee}
          policy={main.policy}
          onSubmit={(typed) => {
            setAssignee(typed);
            setStep('review');
          }}
        />
      )}
    </Stack>
  );
}

/** Hands tokens of an event to a person or to many, or names who comes along [C2.09a, C2.28h, C2.28i, C2.28j]. */
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
