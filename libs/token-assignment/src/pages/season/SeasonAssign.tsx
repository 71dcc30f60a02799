import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission, SeasonPass } from '@foyer/contract';
import { errorDetailsOf, errorText, isOutcomeUnknown } from '@foyer/api-client';
import { useCreateSeasonAssignmentsMutation } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { Button, EmptyState, LinkButton, LiveRegion, Notice, Stack, TextArea, theme } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { Refusal } from '../../components/hand-over/Refusal.tsx';
import { columns, type Recipients } from '../../model/recipients.ts';
import { RecipientsInput } from '../assign/bulk/RecipientsInput.tsx';
import { DateChoice } from './DateChoice.tsx';
import { freeDates, recipientsOf, shareDates, shortDates, type FreeDate } from './shareDates.ts';
import { SharePreview } from './SharePreview.tsx';

/** Lines that are named. */
const mostLines = 20;
const longestMessage = 500;
const list = css({ margin: `${theme.space[2]} 0 0`, paddingInlineStart: theme.space[5] });

/** What is wrong with a file or list, or with the dates that are chosen for it. */
function Problems({ read, short }: { read: Recipients; short: readonly FreeDate[] }) {
  const { t } = useTranslation('assignment');
  const { t: tSeason } = useTranslation('season');
  if (read.kind === 'wrongFormat')
    return <Notice tone="danger">{t('bulk.wrongFormat', { columns: columns.join(', ') })}</Notice>;
  if (read.problems.length > 0)
    return (
      <Notice tone="danger" title={t('errors.bulkInvalidEmails')}>
        <ul css={list}>
          {read.problems.slice(0, mostLines).map(({ line, kind }) => (
            <li key={`${line} ${kind}`}>{t(`bulk.wrong.${kind}`, { line })}</li>
          ))}
        </ul>
      </Notice>
    );
  if (short.length === 0) return null;
  const dates = short.map(({ event }) => isolateText(event.shortName)).join(', ');
  return <Notice tone="danger">{tSeason('assign.tooMany', { dates })}</Notice>;
}

/** Failure of a date, as the server names it. */
interface DateFailure {
  eventId: string;
  code: string;
  opensAt?: string;
}

/** Why nothing was sent: each date that refuses, with its reason. */
function Failed({ error, dates }: { error: unknown; dates: readonly FreeDate[] }) {
  const { t } = useTranslation('assignment');
  const { failures, lines } = errorDetailsOf(error);
  const named = Array.isArray(failures) ? (failures as DateFailure[]) : [];
  return (
    <Notice tone="danger" title={errorText(t, error)}>
      {Array.isArray(lines) && t('bulk.lines', { lines: lines.join(', ') })}
      {named.length > 0 && (
        <ul css={list}>
          {named.map(({ eventId, code, opensAt }) => {
            const event = dates.find((date) => date.event.eventId === eventId)?.event;
            const permission = {
              allowed: false,
              reason: code,
              ...(opensAt ? { opensAt } : {}),
            } as Permission;
            return (
              <li key={eventId}>
                {event && `${isolateText(event.shortName)}: `}
                <Refusal permission={permission} zone={event?.timezone ?? 'UTC'} />
              </li>
            );
          })}
        </ul>
      )}
    </Notice>
  );
}

export interface SeasonAssignProps {
  pass: SeasonPass;
  /** Event that the fan came from, whose date is chosen at first. */
  eventId: string;
}

/** Sends several dates of a season pass: which dates, to whom, who gets what, all or nothing [C2.13c, C7.68]. */
export function SeasonAssign({ pass: { membership, dates }, eventId }: SeasonAssignProps) {
  const { t } = useTranslation('season');
  const paths = usePaths();
  const free = freeDates(dates).filter(({ tokens }) => tokens.length > 0);
  const [chosen, choose] = useState<readonly string[]>([eventId]);
  const [read, setRead] = useState<Recipients>();
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState<number>();
  const [create, { isLoading, error, reset }] = useCreateSeasonAssignmentsMutation();
  // The same request after a lost answer is one hand-over; after a refusal it is a new one.
  const key = useRef(crypto.randomUUID());
  const back = <LinkButton href={paths.seasonPassTokens({ eventId })}>{t('pass.all')}</LinkButton>;
  if (sent !== undefined)
    return (
      <EmptyState title={t('assign.sent')} action={back}>
        {t('assign.sentHint', { count: sent })}
      </EmptyState>
    );
  if (free.length === 0)
    return (
      <EmptyState title={t('assign.nothing')} action={back}>
        {t('assign.nothingHint')}
      </EmptyState>
    );
  const wanted = free.filter(({ event }) => chosen.includes(event.eventId));
  const people = read?.kind === 'read' && read.problems.length === 0 ? read.recipients : [];
  const short = shortDates(wanted, people);
  const rows = people.length > 0 && short.length === 0 ? shareDates(wanted, people) : [];
  const recipients = recipientsOf(rows);
  const send = async (): Promise<void> => {
    const words = message.trim();
    const answer = await create({
      ...{ membershipId: membership.membershipId, recipients, idempotencyKey: key.current },
      ...(words === '' ? {} : { message: words }),
    });
    if (answer.data) setSent(answer.data.groups.length);
    else if (!isOutcomeUnknown(answer.error)) key.current = crypto.randomUUID();
  };
  return (
    <Stack gap={6}>
      <DateChoice
        dates={free}
        chosen={wanted.map(({ event }) => event.eventId)}
        disabled={isLoading}
        onChoose={(next) => {
          reset();
          choose(next);
        }}
      />
      <section aria-labelledby="people">
        <Stack gap={4}>
          <div>
            <h2 id="people" css={{ fontSize: theme.text.large }}>
              {t('assign.people')}
            </h2>
            <p css={{ color: theme.color.contentMuted }}>{t('assign.peopleHint')}</p>
          </div>
          <RecipientsInput
            disabled={isLoading}
            onRead={(next) => {
              reset();
              setRead(next);
            }}
          />
          <TextArea
            label={t('assign.message')}
            rows={3}
            maxLength={longestMessage}
            value={message}
            disabled={isLoading}
            onValueChange={setMessage}
          />
        </Stack>
      </section>
      <LiveRegion>
        {read && <Problems read={read} short={short} />}
        {error !== undefined && <Failed error={error} dates={free} />}
      </LiveRegion>
      {recipients.length > 0 && (
        <>
          <SharePreview rows={rows} />
          <p css={{ color: theme.color.contentMuted }}>{t('assign.all')}</p>
          <div>
            <Button variant="primary" size="large" loading={isLoading} onClick={() => void send()}>
              {t('assign.send', { count: rows.filter(({ recipient }) => recipient).length })}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
