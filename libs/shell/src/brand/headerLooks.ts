import { css, type SerializedStyles } from '@emotion/react';
import type { WhiteLabelConfig } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';

/** Styles of a partner's header over those of the product's. */
export interface HeaderLook {
  readonly row: SerializedStyles;
  readonly logo: SerializedStyles;
}

/** Logo in the middle, a little larger, links before it and the account after it; on phones it gives way to them. */
const centred: HeaderLook = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    '& > *': { gridRow: 1 },
    '& > a': { gridColumn: 2 },
    '& > nav, & > a ~ a': { gridColumn: 1, marginInline: '0 auto' },
    '& > div': { gridColumn: 3, justifySelf: 'end' },
  }),
  logo: css({ [theme.media.tablet]: { height: '48px', maxWidth: '240px' } }),
};

/** Returns the styles of the header that a partner chose; none for the product's own. */
export const headerLookOf = ({ header }: WhiteLabelConfig['theme']): HeaderLook | undefined =>
  header === 'centred' ? centred : undefined;
