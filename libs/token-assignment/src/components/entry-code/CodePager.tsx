import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, theme } from '@foyer/ui-kit';

const row = css({ display: 'flex', alignItems: 'center', gap: theme.space[3], fontWeight: 600 });

export interface CodePagerProps {
  /** Position of the shown one, from 0. */
  at: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** Position among several {product}, between buttons to the one before and after; after the last comes the first. */
export function CodePager({ at, count, onStep }: CodePagerProps) {
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
