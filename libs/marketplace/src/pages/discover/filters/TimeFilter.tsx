import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Chip, Inline, TextInput, theme } from '@foyer/ui-kit';
import type { FilterBarProps } from './filterGroups.ts';

const whens = ['today', 'weekend', 'month'] as const;
const days = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space[3] });

/** Time of the events: a usual span, or chosen days [C2.22]. */
export function TimeFilter({ filters: { when, from, to }, onChange }: FilterBarProps) {
  const { t } = useTranslation(['search', 'marketplace']);
  return (
    <div css={days}>
      <Inline gap={2} role="group" aria-label={t('more.days')}>
        {whens.map((each) => (
          <Chip
            key={each}
            selected={when === each}
            onClick={() => onChange({ when: when === each ? 'any' : each, from: '', to: '' })}
          >
            {t(`marketplace:when.${each}`)}
          </Chip>
        ))}
      </Inline>
      <TextInput
        type="date"
        label={t('more.from')}
        value={from}
        onValueChange={(value) =>
          onChange({ when: 'any', from: value, ...(to !== '' && to < value ? { to: '' } : {}) })
        }
      />
      <TextInput
        type="date"
        label={t('more.to')}
        value={to}
        min={from}
        onValueChange={(value) => onChange({ when: 'any', to: value })}
      />
    </div>
  );
}
