import { css } from '@emotion/react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { readableOn } from '../theme/colorContrast.ts';
import { isHexColor } from '../theme/hexColor.ts';
import {
  backFace,
  body,
  eventName,
  face,
  longValue,
  meta,
  part,
  place,
  placeLabel,
  placePart,
  placeValue,
  receipt,
  receiptBody,
  rhythm,
  stage,
  tear,
  turnButton,
  turned,
  turner,
} from './stubStyles.ts';

/** FNV-1a hash: small, and deterministic everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

const bars = 23;

/** Returns alternating widths of bars and gaps, deterministic per name, so that an event keeps its pattern. */
function rhythmOf(seed: string): number[] {
  let state = hash(seed) || 1;
  return Array.from({ length: bars }, () => {
    // xorshift: good enough for a drawing, and seeded.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const step = (state >>> 0) % 8;
    return step === 7 ? 9 : 1 + (step % 4);
  });
}

export interface StubPlace {
  /** "Section", "Row", "Seat". */
  label: string;
  /** "112", "H", "24"; or "General admission". */
  value: string;
}

export interface StubProps {
  eventName: string;
  /** Date, place, attendee: a line each. */
  details: readonly ReactNode[];
  /** Section, row and seat, from the largest to the smallest. */
  place: readonly StubPlace[];
  /** Event colours (`#rrggbb`): the body and the torn-off part. Text on them is adjusted for contrast. */
  colors: readonly [body: string, tear: string];
  /** Status above the name, such as a `Pill`. */
  status?: ReactNode;
  /** Actions below the seat. */
  actions?: ReactNode;
  /** Back of the stub: the receipt. Without it the stub doesn't turn. */
  receipt?: ReactNode;
  /** Labels of the button that turns the stub. */
  turnTexts?: { showReceipt: string; showFront: string };
  /** Heading level of the event's name; 2 by default. */
  headingLevel?: 1 | 2 | 3;
}

const fallbackColors = ['#3a2b47', '#dca94a'] as const;
/** Length from which a value is set smaller; seat numbers stay large for longer. */
const longFrom = (value: string): number => (/^\d/.test(value) ? 11 : 7);

function Rhythm({ seed, color }: { seed: string; color: string }) {
  return (
    <div css={rhythm} aria-hidden>
      {rhythmOf(seed).map((share, index) => (
        <span key={index} style={{ flex: share, background: index % 2 === 0 ? color : 'transparent' }} />
      ))}
    </div>
  );
}

function Place({ places }: { places: readonly StubPlace[] }) {
  return (
    <dl css={place}>
      {places.map(({ label, value }) => (
        <div key={label} css={placePart}>
          <dt css={placeLabel}>{label}</dt>
          <dd css={[placeValue, value.length >= longFrom(value) && longValue]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The pressed button is hidden with its side, so focus moves to its counterpart on the other side. */
function useTurning() {
  const [isTurned, setTurned] = useState(false);
  const [front, back] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const wasTurned = useRef(isTurned);
  useEffect(() => {
    if (wasTurned.current === isTurned) return;
    wasTurned.current = isTurned;
    (isTurned ? back : front).current?.focus({ preventScroll: true });
  }, [isTurned, front, back]);
  return { isTurned, setTurned, front, back };
}

/** Actions take the ink of their part; the theme doesn't know the event's colours. */
function inkOn(color: string): CSSProperties {
  const ink = readableOn(color);
  const variables = {
    '--foyer-background': color,
    '--foyer-content': ink,
    '--foyer-content-muted': ink,
    '--foyer-surface2': 'transparent',
    '--foyer-border': ink,
    '--foyer-focus': ink,
  };
  return variables as CSSProperties;
}

const onBack = css({ alignSelf: 'flex-start' });

/** {product} as an object: event colours, a notch, a perforation, the seat set large; turns to its receipt. */
export function Stub(props: StubProps) {
  const { eventName: title, details, place: places, status, actions, turnTexts, headingLevel = 2 } = props;
  const { isTurned, setTurned, front, back } = useTurning();
  const [first, second] = props.colors;
  const bodyColor = isHexColor(first) ? first : fallbackColors[0];
  const tearColor = isHexColor(second) ? second : fallbackColors[1];
  const Heading = `h${headingLevel}` as const;
  const canTurn = props.receipt !== undefined && turnTexts !== undefined;
  return (
    <div css={stage}>
      <div css={[turner, isTurned && turned]}>
        <div css={face} inert={isTurned}>
          <div css={[part, body]} style={{ background: bodyColor, color: readableOn(bodyColor) }}>
            <Rhythm seed={title} color={tearColor} />
            {status && <div>{status}</div>}
            <Heading css={eventName}>{title}</Heading>
            <div css={meta}>
              {details.map((detail, index) => (
                <p key={index}>{detail}</p>
              ))}
            </div>
          </div>
          <div css={[part, tear]} style={{ background: tearColor, color: readableOn(tearColor) }}>
            <Place places={places} />
            {actions && <div style={inkOn(tearColor)}>{actions}</div>}
            {canTurn && (
              <button type="button" ref={front} css={turnButton} onClick={() => setTurned(true)}>
                {turnTexts.showReceipt}
              </button>
            )}
          </div>
        </div>
        {canTurn && (
          <div css={[face, backFace]} inert={!isTurned}>
            <div css={[part, receipt]}>
              <div css={receiptBody}>{props.receipt}</div>
              <button type="button" ref={back} css={[turnButton, onBack]} onClick={() => setTurned(false)}>
                {turnTexts.showFront}
              </button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
