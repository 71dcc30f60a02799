import { css } from '@emotion/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawEntry, PublicDraw, PublishedEntry } from '@foyer/contract';
import { useListDrawEntriesQuery, useListPublishedEntriesQuery } from '@foyer/api-client/marketplace';
import { useSession } from '@foyer/identity';
import { Button, Card, LiveRegion, Notice, Stack, TextInput, theme } from '@foyer/ui-kit';
import { useDrawNames } from './useDrawNames.ts';
import { usePublishedEntries } from './fairness/usePublishedEntries.ts';

/** Tells whether the caller's entry, as they made it, is included under the published root. */
async function isEntryIn(
  { choices, quantity, maySplit, proof }: DrawEntry,
  { entriesRoot }: Pick<PublicDraw, 'entriesRoot'>,
): Promise<boolean> {
  if (!proof || entriesRoot === undefined) return false;
  const { verifyInclusion } = await import('@foyer/verify-draw');
  const entry = {
    id: proof.drawnId,
    quantity,
    maySplit,
    choices: choices.map(({ offerGroupId }) => offerGroupId),
  };
  return verifyInclusion(entry, proof, entriesRoot);
}

const muted = css({ color: theme.color.contentMuted });

/** Place of an entry in the order, and its win. */
function Found({ draw, found: { place, win } }: { draw: PublicDraw; found: PublishedEntry }) {
  const { t } = useTranslation('draw');
  const nameAll = useDrawNames(draw);
  return (
    <>
      <p>{t('mine.place', { place, total: draw.entries })}</p>
      <p>{win ? t('mine.won', { count: win.quantity, name: nameAll([win.choice]) }) : t('mine.lost')}</p>
      {win?.withdrawn && <p>{t('mine.withdrawn')}</p>}
    </>
  );
}

/** The signed-in fan's entry, checked against the published root by its proof, and found in the published entries. */
function OwnProof({ draw, entry }: { draw: PublicDraw; entry: DrawEntry }) {
  const { t } = useTranslation('draw');
  const [isIn, setIn] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    void isEntryIn(entry, draw).then(
      (is) => isHere && setIn(is),
      () => isHere && setIn(false),
    );
    return () => void (isHere = false);
  }, [entry, draw]);
  const { eventId } = draw.event;
  const query = { eventId, from: entry.proof?.drawnId ?? '', limit: 1 };
  const { data } = useListPublishedEntriesQuery(query, { skip: !draw.record || !entry.proof });
  if (isIn === undefined) return null;
  if (!isIn) return <Notice tone="danger">{t('mine.ownWrong')}</Notice>;
  const found = data?.entries.find(({ id }) => id === entry.proof?.drawnId);
  return (
    <Notice tone="success" title={t('mine.own')}>
      {found && <Found draw={draw} found={found} />}
    </Notice>
  );
}

type Pasted =
  | { kind: 'idle' }
  | { kind: 'incomplete' | 'notFound' | 'failed' }
  | { kind: 'found'; found: PublishedEntry };

/** Finds an entry by its id and salt, without an account. */
function PastedProof({ draw }: { draw: PublicDraw }) {
  const { t } = useTranslation('draw');
  const [id, setId] = useState('');
  const [salt, setSalt] = useState('');
  const [state, setState] = useState<Pasted>({ kind: 'idle' });
  const { findEntry } = usePublishedEntries(draw.event.eventId);
  const find = async (): Promise<void> => {
    if (id.trim() === '' || salt.trim() === '') return setState({ kind: 'incomplete' });
    const { hideEntry } = await import('@foyer/verify-draw');
    try {
      const found = await findEntry(await hideEntry(id.trim(), salt.trim()));
      setState(found ? { kind: 'found', found } : { kind: 'notFound' });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void find();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <p css={muted}>{t('mine.pasteHint')}</p>
        <TextInput
          label={t('mine.id')}
          value={id}
          onValueChange={setId}
          autoComplete="off"
          spellCheck={false}
        />
        <TextInput
          label={t('mine.salt')}
          value={salt}
          onValueChange={setSalt}
          autoComplete="off"
          spellCheck={false}
        />
        <LiveRegion>
          {state.kind === 'found' && (
            <Notice tone="success">
              <Found draw={draw} found={state.found} />
            </Notice>
          )}
          {(state.kind === 'incomplete' || state.kind === 'notFound') && (
            <Notice tone="warning">{t(`mine.${state.kind}`)}</Notice>
          )}
          {state.kind === 'failed' && <Notice tone="danger">{t('check.failed')}</Notice>}
        </LiveRegion>
        <div>
          <Button type="submit" variant="secondary">
            {t('mine.find')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/**
 * Checks whether an entry is included: by the proof of the signed-in fan's entry, or by a pasted id and salt.
 */
export function MyEntry({ draw }: { draw: PublicDraw }) {
  const { t } = useTranslation('draw');
  const { status } = useSession();
  const { data } = useListDrawEntriesQuery(undefined, { skip: status === 'signedOut' });
  const { record, event } = draw;
  const own = data?.entries.find((entry) => entry.event.eventId === event.eventId);
  if (!own && !record) return null;
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('mine.title')}</h2>
        <p>{t('mine.hint')}</p>
        {own && !own.proof && <p>{t('mine.later')}</p>}
        {own?.proof && <OwnProof draw={draw} entry={own} />}
        {!own && record && <PastedProof draw={draw} />}
      </Stack>
    </Card>
  );
}
