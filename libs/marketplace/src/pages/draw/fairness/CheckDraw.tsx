import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawHead } from '@foyer/contract';
import type { DrawDifference } from '@foyer/verify-draw';
import { saveFile } from '@foyer/util';
import { Button, Card, Inline, Notice, ProgressBar, RichText, Stack, theme } from '@foyer/ui-kit';
import { usePublishedEntries } from './usePublishedEntries.ts';
import { useVerification } from './useVerification.ts';

const code = css({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text.small,
  overflowWrap: 'anywhere',
});

const muted = css({ color: theme.color.contentMuted });

/** First difference between the published and the recomputed draw. */
function Difference({ difference }: { difference: DrawDifference }) {
  const { t } = useTranslation('draw');
  const { part, at = 0, published = t('check.nothing'), recomputed } = difference;
  return (
    <Notice tone="danger" title={t('check.wrong')}>
      <Stack gap={2}>
        <p>{t(`check.difference.${part}`, { at: at + 1 })}</p>
        <p css={code}>{t('check.publishedValue', { value: published })}</p>
        {recomputed !== undefined && <p css={code}>{t('check.recomputedValue', { value: recomputed })}</p>}
      </Stack>
    </Notice>
  );
}

/** Bytes of an entry on the wire, compressed: most of it is an id, which is random. */
const bytesOfEntry = 45;
/** Megabytes from which the reader is warned before loading. */
const muchToLoad = 2;

/** Size of the record, if it may be too large for a phone. */
function SizeHint({ entries }: { entries: number }) {
  const { t } = useTranslation('draw');
  const megabytes = Math.round((entries * bytesOfEntry) / 1_000_000);
  return megabytes < muchToLoad ? null : <p css={muted}>{t('check.size', { megabytes })}</p>;
}

/**
 * Recomputes the draw in the browser, names the first difference, and offers the data for download [C1.03].
 */
export function CheckDraw({ eventId, head }: { eventId: string; head: DrawHead }) {
  const { t, i18n } = useTranslation('draw');
  const { readRecord } = usePublishedEntries(eventId);
  const { state, verify } = useVerification((onShare) => readRecord(head, onShare));
  const [saving, setSaving] = useState<'no' | 'busy' | 'failed'>('no');
  const fileName = `draw-${head.drawId}.json`;
  const save = async (): Promise<void> => {
    setSaving('busy');
    try {
      const { writeRecord } = await import('@foyer/verify-draw');
      saveFile(fileName, 'application/json', new Blob([...writeRecord(await readRecord(head))]));
      setSaving('no');
    } catch {
      setSaving('failed');
    }
  };
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('check.recompute')}</h2>
        {state.kind === 'busy' && (
          <ProgressBar label={t('check.busy')} value={state.share} text={percent.format(state.share)} />
        )}
        {(state.kind === 'broken' || saving === 'failed') && (
          <Notice tone="danger" title={t('check.broken')}>
            {t('check.brokenHint')}
          </Notice>
        )}
        {state.kind === 'done' &&
          (state.result.isRight ? (
            <Notice tone="success" title={t('check.right')}>
              {t('check.rightHint', {
                entries: state.result.entries,
                winners: state.result.winners,
                units: state.result.units,
              })}
              {state.result.withdrawn > 0 &&
                ` ${t('check.withdrawn', { withdrawn: state.result.withdrawn })}`}
            </Notice>
          ) : (
            <Difference difference={state.result.difference} />
          ))}
        <Inline gap={3}>
          <Button variant="primary" loading={state.kind === 'busy'} onClick={() => void verify()}>
            {t(state.kind === 'done' ? 'check.again' : 'check.button')}
          </Button>
          <Button variant="secondary" loading={saving === 'busy'} onClick={() => void save()}>
            {t('check.download')}
          </Button>
        </Inline>
        <SizeHint entries={head.counts.entries} />
        <p css={muted}>
          <RichText
            text={t('check.tool')}
            elements={{ code: <code css={code}>{`npx @foyer/verify-draw ${fileName}`}</code> }}
          />
        </p>
      </Stack>
    </Card>
  );
}
