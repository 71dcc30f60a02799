import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag, useRemoteConfig } from '@foyer/api-client/shell';
import {
  CountdownRing,
  ErrorState,
  ImageCode,
  QrCode,
  readImageCodeRatios,
  Skeleton,
  theme,
} from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { tokenErrorText } from '../../messages/tokenErrorText.ts';
import { useEntryCode } from './useEntryCode.ts';

const screen = css({ display: 'grid', justifyItems: 'center', gap: theme.space[5], textAlign: 'center' });
/** As large as the screen allows, on white: it is dark at a door. */
const square = css({
  width: 'min(80vw, 380px)',
  aspectRatio: '1',
  padding: theme.space[2],
  borderRadius: theme.radius.large,
  background: theme.fixed.codeLight,
});
const placeLine = css({
  fontFamily: theme.font.display,
  fontSize: theme.text.heading,
  fontWeight: 700,
  lineHeight: 1.1,
  textWrap: 'balance',
});
/** Wraps between parts; within a part only when it is longer than a line. */
const piece = css({ display: 'inline-block' });
const hint = css({ color: theme.color.contentMuted, maxWidth: '36ch' });

export interface EntryCodeScreenProps {
  tokenId: string;
  /** Section, row and seat, part by part; the usher reads them too. */
  place: readonly string[];
  onClose: () => void;
}

/** QR code, or the image code of the remote configuration where its flag is on [C9.13, I3.32]. */
function Code({ value, label }: { value: string; label: string }) {
  const isImage = useFlag('imageCodeGeneration');
  const { imageCodeGenerationConfig: shares } = useRemoteConfig();
  const ratios = useMemo(() => readImageCodeRatios(shares), [shares]);
  return isImage ? (
    <ImageCode value={value} label={label} ratios={ratios} />
  ) : (
    <QrCode value={value} label={label} />
  );
}

/** "Show to usher": the code and its remaining time; a screenshot of it is worthless [I2.30, C2.29]. */
export function EntryCodeScreen({ tokenId, place, onClose }: EntryCodeScreenProps) {
  const { t } = useTranslation('tokenAssignment');
  const entry = useEntryCode(tokenId);
  return (
    <Dialog open onClose={onClose} title={t('entry.title')}>
      <div css={screen}>
        {entry.kind === 'code' && (
          <CountdownRing endsAt={entry.endsAt} totalMs={entry.periodMs} label={t('entry.refreshes')}>
            <div css={square} data-entry-code={entry.code}>
              <Code value={entry.code} label={t('entry.codeLabel')} />
            </div>
          </CountdownRing>
        )}
        {entry.kind === 'loading' && (
          <Skeleton shape="block" width="min(80vw, 380px)" height="min(80vw, 380px)" />
        )}
        {entry.kind === 'failed' && (
          <ErrorState title={t('entry.failed')} onRetry={entry.retry} headingLevel={3}>
            {tokenErrorText(t, entry.error)}
          </ErrorState>
        )}
        <p css={placeLine}>
          {place.map((each, at) => (
            <span key={each} css={piece}>
              {each}
              {at < place.length - 1 && '\u00a0·\u00a0'}
            </span>
          ))}
        </p>
        <p css={hint}>{t('entry.hint')}</p>
      </div>
    </Dialog>
  );
}
