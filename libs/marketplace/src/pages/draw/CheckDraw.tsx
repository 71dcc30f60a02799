import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { DrawRecord } from '@foyer/contract';
import type { DrawDifference } from '@foyer/verify-draw';
import { saveFile } from '@foyer/util';
import { Button, Card, Inline, Notice, ProgressBar, RichText, Stack, theme } from '@foyer/ui-kit';
import { useVerification } from './useVerification.ts';

const code = css({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text.small,
  overflowWrap: 'anywhere',
});

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

/** Recomputes the draw here, names the first difference, and hands out the data for doing it elsewhere [C1.03]. */
export function CheckDraw({ record }: { record: DrawRecord }) {
  const { t, i18n } = useTranslation('draw');
  const { state, verify } = useVerification(record);
  const fileName = `draw-${record.drawId}.json`;
  const save = (): void => saveFile(fileName, 'application/json', JSON.stringify(record, undefined, 2));
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('check.recompute')}</h2>
        {state.kind === 'busy' && (
          <ProgressBar label={t('check.busy')} value={state.share} text={percent.format(state.share)} />
        )}
        {state.kind === 'broken' && (
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
            </Notice>
          ) : (
            <Difference difference={state.result.difference} />
          ))}
        <Inline gap={3}>
          <Button variant="primary" loading={state.kind === 'busy'} onClick={() => void verify()}>
            {t(state.kind === 'done' ? 'check.again' : 'check.button')}
          </Button>
          <Button variant="secondary" onClick={save}>
            {t('check.download')}
          </Button>
        </Inline>
        <p css={{ color: theme.color.contentMuted }}>
          <RichText
            text={t('check.tool')}
            elements={{ code: <code css={code}>{`npx @foyer/verify-draw ${fileName}`}</code> }}
          />
        </p>
      </Stack>
    </Card>
  );
}
