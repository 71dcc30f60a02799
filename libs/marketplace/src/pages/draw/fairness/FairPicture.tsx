import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';

const { color } = theme;
const frame = css({ display: 'grid', gap: theme.space[2], margin: 0 });
/** Lets a long word of another language overflow the drawing a little, instead of cutting it off. */
const drawing = css({
  display: 'block',
  width: '100%',
  maxWidth: '480px',
  height: 'auto',
  overflow: 'visible',
});
const line = { fill: 'none', stroke: color.borderStrong, strokeWidth: 2, strokeLinecap: 'round' } as const;
const bold = { ...line, stroke: color.accentText, strokeWidth: 2.5 } as const;
const plate = { fill: color.surface2, stroke: color.borderStrong, strokeWidth: 1.5 } as const;
const label = css({ fill: color.content, fontSize: '17px', fontWeight: 600, textAnchor: 'middle' });
const rank = css({ fill: color.accentContent, fontSize: '17px', fontWeight: 700, textAnchor: 'middle' });

/** Breaks a label of several words into two lines of about the same length. */
function linesOf(text: string): string[] {
  const words = text.split(' ');
  if (text.length < 16 || words.length < 2) return [text];
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const [first, second] = breaks
    .map(([left, right]) => [left.join(' '), right.join(' ')] as const)
    .sort((a, b) => Math.max(a[0].length, a[1].length) - Math.max(b[0].length, b[1].length))[0]!;
  return [first, second];
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text css={label} x={x} y={y}>
      {linesOf(text).map((part, at) => (
        <tspan key={part} x={x} dy={at === 0 ? 0 : 20}>
          {part}
        </tspan>
      ))}
    </text>
  );
}

/** Picture of how a sealed number, the list of entries and a public random number make one order. */
export function FairPicture() {
  const { t } = useTranslation('draw');
  return (
    <figure css={frame}>
      <svg css={drawing} viewBox="0 0 480 300" role="img" aria-label={t('fair.picture')}>
        {/* An envelope with a seal. */}
        <g aria-hidden>
          <rect x="36" y="22" width="88" height="60" rx="8" style={plate} />
          <path d="M40 28 L80 56 L120 28" style={line} />
          <circle cx="80" cy="58" r="13" fill={color.accent} />
          <path d="M75 58 l4 4 l7 -8" fill="none" stroke={color.accentContent} strokeWidth="2.5" />
          <Label x={80} y={104} text={t('fair.sealed')} />
        </g>
        {/* A list of entries. */}
        <g aria-hidden>
          <rect x="204" y="14" width="72" height="76" rx="8" style={plate} />
          {[30, 46, 62, 78].map((y) => (
            <g key={y}>
              <circle cx="219" cy={y} r="4" fill={color.info} />
              <path d={`M230 ${y} H264`} style={line} />
            </g>
          ))}
          <Label x={240} y={112} text={t('fair.entries')} />
        </g>
        {/* A die, thrown by somebody else. */}
        <g aria-hidden>
          <rect x="368" y="20" width="64" height="64" rx="12" style={plate} transform="rotate(9 400 52)" />
          {[
            [384, 34],
            [418, 40],
            [400, 52],
            [381, 65],
            [416, 70],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="5.5" fill={color.accentText} />
          ))}
          <Label x={400} y={108} text={t('fair.random')} />
        </g>
        {/* All three lead to the order. */}
        <g aria-hidden>
          <path d="M80 138 C80 178 200 150 228 196" style={bold} />
          <path d="M240 124 V194" style={bold} />
          <path d="M400 142 C400 178 280 150 252 196" style={bold} />
          <path d="M232 190 L240 202 L248 190" style={bold} />
          {[1, 2, 3, 4, 5].map((place) => {
            const x = 96 + (place - 1) * 72;
            return (
              <g key={place}>
                <rect
                  x={x - 26}
                  y="212"
                  width="52"
                  height="46"
                  rx="8"
                  {...(place < 4 ? { fill: color.accent } : { style: plate })}
                />
                <text css={rank} x={x} y="241" {...(place < 4 ? {} : { style: { fill: color.content } })}>
                  {place}
                </text>
              </g>
            );
          })}
          <Label x={240} y={284} text={t('fair.order')} />
        </g>
      </svg>
    </figure>
  );
}
