import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PackagePart } from '@foyer/contract';
import { Stack, theme } from '@foyer/ui-kit';

const list = css({ paddingLeft: theme.space[5], color: theme.color.contentMuted });

/** Contents of a package besides access; renders nothing for an offer of one item. */
export function PackageParts({ parts }: { parts: readonly PackagePart[] }) {
  const { t } = useTranslation('transaction');
  if (parts.length === 0) return null;
  return (
    <Stack gap={1}>
      <p>{t('includes')}</p>
      <ul css={list}>
        {parts.map(({ inventoryItemId, name, quantity }) => (
          <li key={inventoryItemId}>{t('part', { name, quantity })}</li>
        ))}
      </ul>
    </Stack>
  );
}
