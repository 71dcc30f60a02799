import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferOutlook } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';
import { outlookScales } from '../../../model/auction/priceStanding.ts';

const { color } = theme;
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: theme.space[4],
});
const scale = css({ display: 'grid', gap: theme.space[1], alignContent: 'start', overflowWrap: 'anywhere' });
const label = css({ color: color.contentMuted, fontSize: theme.text.small });
const word = css({
  fontFamily: theme.font.display,
  fontSize: theme.text.title,
  fontWeight: 700,
  lineHeight: 1.2,
});
const segments = css({ display: 'flex', gap: '3px' });
const segment = css({
  flex: 1,
  height: '8px',
  borderRadius: theme.radius.small,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
  transition: `background-color ${theme.motion.fade}`,
  [theme.media.forcedColors]: { border: '1px solid' },
});
const reached = css({
  background: color.info,
  boxShadow: 'none',
  [theme.media.forcedColors]: { background: 'Highlight' },
});

/** Scale of the outlook: its step as a word, and as a bar of segments. */
function Scale({ name, step }: { name: keyof typeof outlookScales; step: string }) {
  const { t } = useTranslation('auction');
  const id = useId();
  const steps: readonly string[] = outlookScales[name];
  const most = steps.length - 1;
  const rank = most - steps.indexOf(step);
  const words = t(`${name}.${step}`);
  return (
    <div css={scale}>
      <span id={id} css={label}>
        {t(`meter.${name}`)}
      </span>
      <span css={word} aria-hidden>
        {words}
      </span>
      <span
        css={segments}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={rank}
        aria-valuetext={words}
      >
        {steps.slice(1).map((each, at) => (
          <span key={each} css={[segment, at < rank && reached]} />
        ))}
      </span>
    </div>
  );
}

/** Quality of an offer, its likelihood, and the choice of seats it would have, in words and bars [C4.22]. */
export function Standing({ outlook: { quality, gettingIn, seats } }: { outlook: OfferOutlook }) {
  return (
    <div css={list}>
      <Scale name="quality" step={quality} />
      <Scale name="gettingIn" step={gettingIn} />
      {seats && <Scale name="seats" step={seats} />}
    </div>
  );
}
