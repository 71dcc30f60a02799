import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { errorDetailsOf, errorText, isOutcomeUnknown } from '@foyer/api-client';
import { useCreateTokenAssignmentsMutation } from '@foyer/api-client/token-assignment';
import { Button, LiveRegion, Notice, QuantityStepper, Stack, theme } from '@foyer/ui-kit';
import { columns, totalOf, type Recipients, type RecipientProblem } from '../../../model/recipients.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { RecipientsInput } from './RecipientsInput.tsx';

/** Why recipients can't be sent to. */
type BulkProblem =
  | { kind: 'wrongFormat' }
  | { kind: 'lines'; problems: readonly RecipientProblem[] }
  /** `total` is the number that fits the recipients, where there is one. */
  | { kind: 'bulkQuantityExceeds' | 'bulkNotEnoughEmails'; total?: number };

/**
 * Compares recipients with the tokens that are there and the number that is to be handed over [C5.01d, C5.01e, C5.01f].
 * @returns undefined if nothing is wrong, or nothing was entered yet
 */
function bulkProblem(
  read: Recipients,
  { selected, available }: { selected: number; available: number },
): BulkProblem | undefined {
  if (read.kind === 'wrongFormat') return { kind: 'wrongFormat' };
  if (read.problems.length > 0) return { kind: 'lines', problems: read.problems };
  const total = totalOf(read.recipients);
  if (total > available) return { kind: 'bulkQuantityExceeds' };
  if (total > selected) return { kind: 'bulkQuantityExceeds', total };
  return total > 0 && total < selected ? { kind: 'bulkNotEnoughEmails', total } : undefined;
}

/** Lines that are named; a file with more wrong lines is wrong as a whole. */
const mostLines = 20;

const lines = css({ margin: `${theme.space[2]} 0 0`, paddingInlineStart: theme.space[5] });

/** What is wrong with a file or list, line by line, and what to do about it [C5.01, C8.16]. */
function ProblemNotice({ problem, onUse }: { problem: BulkProblem; onUse: (count: number) => void }) {
  const { t } = useTranslation('assignment');
  if (problem.kind === 'wrongFormat')
    return <Notice tone="danger">{t('bulk.wrongFormat', { columns: columns.join(', ') })}</Notice>;
  if (problem.kind === 'lines') {
    const shown = problem.problems.slice(0, mostLines);
    const more = problem.problems.length - shown.length;
    return (
      <Notice tone="danger" title={t('errors.bulkInvalidEmails')}>
        <ul css={lines}>
          {shown.map(({ line, kind }) => (
            <li key={`${line} ${kind}`}>{t(`bulk.wrong.${kind}`, { line })}</li>
          ))}
        </ul>
        {more > 0 && <p>{t('bulk.more', { count: more })}</p>}
      </Notice>
    );
  }
  return (
    <Notice tone="danger">
      <p>{t(`errors.${problem.kind}`)}</p>
      {problem.total !== undefined && (
        <Button variant="text" onClick={() => onUse(problem.total!)}>
          {t('bulk.use', { count: problem.total })}
        </Button>
      )}
    </Notice>
  );
}

export interface BulkAssignProps {
  eventId: string;
  /** Tokens that can be handed over, in the order in which recipients get them. */
  tokens: readonly Token[];
  /** Receives the number of recipients. */
  onDone: (count: number) => void;
}

/** Hands tokens to many people, from a file or a pasted list, all or none [C2.28j, C3.34, C5.01]. */
export function BulkAssign({ eventId, tokens, onDone }: BulkAssignProps) {
  const { t } = useTranslation('assignment');
  const [read, setRead] = useState<Recipients>();
  const [count, setCount] = useState(tokens.length);
  const [create, { isLoading, error, reset }] = useCreateTokenAssignmentsMutation();
  const key = useRef(crypto.randomUUID());
  const problem = read && bulkProblem(read, { selected: count, available: tokens.length });
  const recipients = read?.kind === 'read' && !problem ? read.recipients : [];
  const chosen = tokens.slice(0, totalOf(recipients));
  const send = async (): Promise<void> => {
    const answer = await create({
      eventId,
      tokenIds: chosen.map(({ tokenId }) => tokenId),
      recipients: [...recipients],
      idempotencyKey: key.current,
    });
    if (answer.data) onDone(recipients.length);
    else if (!isOutcomeUnknown(answer.error)) key.current = crypto.randomUUID();
  };
  const refusedLines = errorDetailsOf(error)['lines'];
  return (
    <Stack gap={6}>
      <QuantityStepper
        label={t('bulk.howMany')}
        value={count}
        max={tokens.length}
        onValueChange={setCount}
        disabled={isLoading}
      />
      <RecipientsInput
        disabled={isLoading}
        onRead={(next) => {
          reset();
          setRead(next);
        }}
      />
      <LiveRegion>
        {problem && <ProblemNotice problem={problem} onUse={setCount} />}
        {error !== undefined && (
          <Notice tone="danger" title={errorText(t, error)}>
            {Array.isArray(refusedLines) && t('bulk.lines', { lines: refusedLines.join(', ') })}
          </Notice>
        )}
      </LiveRegion>
      {recipients.length > 0 && (
        <>
          <BulkPreview recipients={recipients} tokens={chosen} />
          <p css={{ color: theme.color.contentMuted }}>{t('assign.until')}</p>
          <div>
            <Button variant="primary" size="large" loading={isLoading} onClick={() => void send()}>
              {t('bulk.send', { count: recipients.length })}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
