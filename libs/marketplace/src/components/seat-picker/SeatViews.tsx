import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SeatChart } from '@foyer/contract';
import { splitSeatCode } from '@foyer/util';
import { theme } from '@foyer/ui-kit';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3], margin: 0 });
const picture = css({
  display: 'block',
  maxWidth: '100%',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
});

export interface SeatViewsProps {
  chart: SeatChart;
  /** Codes of the picked seats. */
  selection: readonly string[];
}

/** Shows what is seen from the sections of the picked seats, where there is a picture. */
export function SeatViews({ chart, selection }: SeatViewsProps) {
  const { t } = useTranslation('marketplace');
  return (
    <div css={row}>
      {chart.sections.map(
        ({ sectionCode, name, viewUrl }) =>
          viewUrl &&
          selection.some((seatCode) => splitSeatCode(seatCode)[0] === sectionCode) && (
            <figure key={sectionCode} css={{ margin: 0 }}>
              <img css={picture} src={viewUrl} width={320} height={200} alt="" />
              <figcaption>{t('pick.viewFrom', { section: name })}</figcaption>
            </figure>
          ),
      )}
    </div>
  );
}
