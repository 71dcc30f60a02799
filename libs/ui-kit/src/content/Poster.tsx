import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@foyer/util';
import { isHexColor } from '../theme/hexColor.ts';
import { theme } from '../theme/theme.ts';

export interface PosterProps {
  src?: string;
  srcSet?: string;
  sizes?: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Aspect ratio, such as 16 / 9; reserved from the first paint. */
  ratio?: number;
  /** ThumbHash in base64: a blurred preview until the picture loads, and if it fails. */
  placeholder?: string;
  /** Colours (`#rrggbb`) until the preview is painted, or without one. */
  colors?: readonly string[];
  /** Main picture of a page: loaded eagerly, shown as it arrives. */
  priority?: boolean;
  /** Text on the picture, on a scrim that keeps 4.5:1. */
  children?: ReactNode;
  /**
   * Full-bleed, without rounded corners; its text keeps the page's margins. On wide windows the scrim ends beside the
   * text, which takes the first two thirds.
   */
  bleed?: boolean;
}

const frame = css({
  position: 'relative',
  display: 'grid',
  // Clip, not hidden: long text makes the picture taller and is never cut off.
  overflow: ['hidden', 'clip'],
  borderRadius: theme.radius.large,
  background: theme.color.surface2,
  isolation: 'isolate',
});
const flat = css({ borderRadius: 0 });
const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${theme.motion.fade}`,
});
const arrived = css({ opacity: 1 });
/** Height above the text that stays free of the scrim; phones would cover the whole picture otherwise. */
const clear = 'clamp(96px, 52vw, 220px)';
const caption = css({
  position: 'relative',
  zIndex: 0,
  alignSelf: 'end',
  padding: `${clear} ${theme.space[5]} ${theme.space[5]}`,
  color: theme.fixed.onArt,
  overflowWrap: 'anywhere',
  '&::before': {
    content: "''",
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `linear-gradient(to top, ${theme.fixed.scrim} calc(100% - ${clear}), ${theme.fixed.scrimClear} calc(100% - 0.55 * ${clear}))`,
    [theme.media.forcedColors]: { background: 'Canvas' },
  },
});
const bled = css({
  paddingInline: 0,
  [theme.media.desktop]: {
    '&::before': {
      maskImage: 'linear-gradient(90deg, #000 64%, #0000)',
      "[dir='rtl'] &": { transform: 'scaleX(-1)' },
    },
  },
});

/** Background while the picture loads: its preview, or its colours. */
export function placeholderBackground(
  blur: string | undefined,
  colors: readonly string[] = [],
): string | undefined {
  if (blur) return `url("${blur}") center / cover`;
  const [first, second = first] = colors.filter(isHexColor);
  return first && `linear-gradient(200deg, ${second}, ${first} 60%)`;
}

/** Pictures that load faster get no preview. */
const momentMs = 200;

function afterMoment(run: () => void): () => void {
  const timer = setTimeout(run, momentMs);
  return () => clearTimeout(timer);
}

/**
 * Preview of a slow picture; its painter loads in parallel and is much smaller. Painting takes a moment, so a list's
 * previews are painted one by one when the browser is idle.
 */
function useBlur(placeholder: string | undefined, priority: boolean): string | undefined {
  const [blur, setBlur] = useState<string>();
  useEffect(() => {
    if (!placeholder) return undefined;
    let isWanted = true;
    const stop = (priority ? afterMoment : whenIdle)(() => {
      // Without it the colours remain.
      import('./posterBlur.ts').then(
        ({ blurOf }) => isWanted && setBlur(blurOf(placeholder)),
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [placeholder, priority]);
  return blur;
}

/** Key art: large, never distorted, with a blurred preview. */
export function Poster(props: PosterProps) {
  const {
    src,
    srcSet,
    sizes,
    alt,
    ratio = 16 / 9,
    placeholder,
    colors,
    priority = false,
    children,
    bleed = false,
  } = props;
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const background = placeholderBackground(
    useBlur(state === 'here' ? undefined : placeholder, priority),
    colors,
  );
  // A cached picture may have loaded before React attached the listener.
  const watch = (image: HTMLImageElement | null): void => {
    if (image?.complete && image.naturalWidth > 0) setState('here');
  };
  return (
    <div css={[frame, bleed && flat]} style={{ aspectRatio: ratio, ...(background ? { background } : {}) }}>
      {src && state !== 'failed' && (
        <img
          ref={watch}
          css={[picture, (priority || state === 'here') && arrived]}
          src={src}
          {...(srcSet ? { srcSet } : {})}
          {...(sizes ? { sizes } : {})}
          alt={alt}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          onLoad={() => setState('here')}
          onError={() => setState('failed')}
        />
      )}
      {children && (
        <div data-on-art css={[caption, bleed && bled]}>
          {children}
        </div>
      )}
    </div>
  );
}
