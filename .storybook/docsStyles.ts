import { css } from '@emotion/react';
import { theme } from '@foyer/ui-kit';

const page = '.sbdocs-content';

/** Styles of docs pages, matching the product: display typeface, spacing and readable line length. */
export const docsStyles = css({
  [`${page} > .sbdocs-h1, ${page} > h1`]: {
    fontFamily: theme.font.display,
    fontSize: theme.text.display,
    fontWeight: 800,
    letterSpacing: '-0.03em',
    lineHeight: 1,
    marginBottom: theme.space[5],
  },
  [`${page} > .sbdocs-h2:not(:first-of-type), ${page} > h2:not(:first-of-type)`]: {
    marginTop: theme.space[12],
  },
  [`${page} > h2:first-of-type`]: { marginTop: theme.space[8] },
  [`${page} > h2`]: { marginBottom: theme.space[4] },
  [`${page} > h3`]: { marginTop: theme.space[8], marginBottom: theme.space[3] },
  [`${page} > p, ${page} > ul, ${page} > ol`]: {
    maxWidth: theme.size.measure,
    fontSize: theme.text.body,
    lineHeight: 1.6,
    marginBlock: theme.space[3],
  },
  [`${page} > ul > li, ${page} > ol > li`]: {
    fontSize: theme.text.body,
    lineHeight: 1.6,
    marginBlock: theme.space[2],
  },
});
