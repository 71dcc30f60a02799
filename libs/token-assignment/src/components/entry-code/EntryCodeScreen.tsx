import { css } from '@emotion/react';
import { useMemo, useRef, type TouchEventHandler, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag, useRemoteConfig } from '@foyer/api-client/shell';
import {
  CountdownRing,
  ErrorState,
  ImageCode,
  LiveRegion,
  QrCode,
  readImageCodeRatios,
  Skeleton,
  theme,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
} from '@foyer/ui-kit';
import { FullScreen } from '@foyer/ui-kit/overlays';
import { tokenErrorText } from '../../messages/tokenErrorText.ts';
import { useEntryCode } from './useEntryCode.ts';

/** Keeps the screen on while mounted. The browser drops the lock of a hidden page; it's taken again on return. */
function useWakeLock(): void {
  useEffect(() => {
    // Older browsers have none, and no page of plain HTTP.
    const locks = 'wakeLock' in navigator ? navigator.wakeLock : undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused where the battery is low: the code is shown all the same.
      const taken = await locks?.request('screen').catch(() => undefined);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    const takeAgain = (): void => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, []);
}

/** Distance of a finger, in pixels, from which a movement is a swipe. */
const least = 48;

/** Returns touch handlers that call `onSwipe` with 1 for a swipe to the left (the next one) and -1 for one to the right. */
function useSwipe(onSwipe: (step: 1 | -1) => void): {
  onTouchStart: TouchEventHandler;
  onTouchEnd: TouchEventHandler;
} {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      // Two fingers enlarge the page.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, along] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

const row = css({ display: 'flex', alignItems: 'center', gap: theme.space[3], fontWeight: 600 });

interface CodePagerProps {
  /** Position of the shown one, from 0. */
  at: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** Position among several {product}, between buttons to the one before and after; after the last comes the first. */
function CodePager({ at, count, onStep }: CodePagerProps) {
  const { t } = useTranslation('tokenAssignment');
  return (
    <div css={row}>
      <IconButton
        variant="secondary"
        label={t('entry.previous')}
        icon={<ChevronLeftIcon />}
        onClick={() => onStep(-1)}
      />
      <span>{t('entry.of', { at: at + 1, count })}</span>
      <IconButton
        variant="secondary"
        label={t('entry.next')}
        icon={<ChevronRightIcon />}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

const screen = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.space[4],
  minHeight: '100%',
  textAlign: 'center',
  touchAction: 'pan-y pinch-zoom',
});
/** As large as the window allows, beside ring and edges: 315 px on a phone of 375. */
const side = 'clamp(220px, min(100vw - 60px, 60dvh), 480px)';
const square = css({ width: side, aspectRatio: '1' });
const eventLine = css({
  fontSize: theme.text.title,
  overflowWrap: 'anywhere',
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

export interface EntryCodeToken {
  tokenId: string;
  /** Section, row, seat and gate, part by part; the usher reads them too. */
  place: readonly string[];
}

export interface EntryCodeScreenProps {
  eventName: string;
  /** All {product} whose codes can be shown, in the order of the page. */
  tokens: readonly EntryCodeToken[];
  /** The one that is shown, of `tokens`. */
  shown: EntryCodeToken;
  onShow: (tokenId: string) => void;
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

/** Code of one {product} with the time that is left, or why there is none. */
function CodeOf({ tokenId }: { tokenId: string }) {
  const { t } = useTranslation('tokenAssignment');
  const entry = useEntryCode(tokenId);
  if (entry.kind === 'loading') return <Skeleton shape="block" width={side} height={side} />;
  if (entry.kind === 'failed') {
    return (
      <ErrorState title={t('entry.failed')} onRetry={entry.retry} headingLevel={3}>
        {tokenErrorText(t, entry.error)}
      </ErrorState>
    );
  }
  return (
    <CountdownRing endsAt={entry.endsAt} totalMs={entry.periodMs} label={t('entry.refreshes')}>
      <div css={square} data-entry-code={entry.code}>
        <Code value={entry.code} label={t('entry.codeLabel')} />
      </div>
    </CountdownRing>
  );
}

/**
 * "Show to usher": one code after the other, white over the whole window, with its remaining time; a screenshot of it
 * is worthless [I2.30, C2.29]. The screen stays on.
 */
export function EntryCodeScreen({ eventName, tokens, shown, onShow, onClose }: EntryCodeScreenProps) {
  const { t } = useTranslation('tokenAssignment');
  useWakeLock();
  const at = tokens.indexOf(shown);
  const step = (by: 1 | -1): void => {
    const next = tokens[(at + by + tokens.length) % tokens.length];
    if (next && next !== shown) onShow(next.tokenId);
  };
  const swipe = useSwipe(step);
  return (
    <FullScreen open onClose={onClose} title={t('entry.title')}>
      <div css={screen} {...swipe}>
        <h3 css={eventLine}>{eventName}</h3>
        <CodeOf key={shown.tokenId} tokenId={shown.tokenId} />
        <LiveRegion>
          <p css={placeLine}>
            {shown.place.map((each, index) => (
              <span key={each} css={piece}>
                {each}
                {index < shown.place.length - 1 && '\u00a0·\u00a0'}
              </span>
            ))}
          </p>
        </LiveRegion>
        {tokens.length > 1 && <CodePager at={at} count={tokens.length} onStep={step} />}
        <p css={hint}>{t('entry.hint')}</p>
      </div>
    </FullScreen>
  );
}
