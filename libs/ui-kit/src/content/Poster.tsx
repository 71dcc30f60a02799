import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@foyer/util';
import { isHexColor } from '../theme/hexColor.ts';
import { theme } from '../theme/theme.ts';

export interface PosterProps {
  src?: string;
  srcSet?: string;
  sizes?: string;
  /** '' where the text beside it says it all. */
  alt: string;
  /** Width to height, as 16 / 9; the place is kept from the first paint on. */
  ratio?: number;
  /** A blur of the picture, as a ThumbHash in base64: it stands there until it has come, and where it does not come. */
  placeholder?: string;
  /** The colours of the picture (`#rrggbb`), until its blur is painted and where there is none. */
  colors?: readonly string[];
  /** The one large picture of a page: loaded first, not late, and seen as it comes. */
  priority?: boolean;
  /** Text on the art; it stands on a scrim that keeps 4.5:1 on any picture. */
  children?: ReactNode;
  /**
   * Without rounded corners: across the whole page, and its text keeps to the page's own margins. On a wide window the
   * scrim ends beside the text, which keeps to the first two thirds.
   */
  bleed?: boolean;
}

const frame = css({
  position: 'relative',
  display: 'grid',
  // Clipped, not hidden: so a long text on the art makes it taller instead of being cut off.
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
/** So much of the art is above its words, and comes out of the scrim there: on phones it would else be covered wholly. */
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

/** What stands in the place of a picture: its own blur, and its colours until that is painted. */
export function placeholderBackground(
  blur: string | undefined,
  colors: readonly string[] = [],
): string | undefined {
  if (blur) return `url("${blur}") center / cover`;
  const [first, second = first] = colors.filter(isHexColor);
  return first && `linear-gradient(200deg, ${second}, ${first} 60%)`;
}

/** A picture that is here sooner needs no blur. */
const momentMs = 200;

function afterMoment(run: () => void): () => void {
  const timer = setTimeout(run, momentMs);
  return () => clearTimeout(timer);
}

/**
 * The blur of a picture that keeps one waiting; what paints it comes beside the picture, and is much smaller. Painting it
 * takes a while, so those of a whole list are painted one by one, when there is nothing better to do.
 */
function useBlur(placeholder: string | undefined, priority: boolean): string | undefined {
  const [blur, setBlur] = useState<string>();
  useEffect(() => {
    if (!placeholder) return undefined;
    let isWanted = true;
    const stop = (priority ? afterMoment : whenIdle)(() => {
      // Without it the colours hold the place.
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

/** Key art: large, never stretched, its own blur until it has come. */
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
  // A picture from the cache may have come before React listened.
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
