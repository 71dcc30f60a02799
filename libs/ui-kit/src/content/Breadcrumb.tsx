import { css } from '@emotion/react';
import { TextLink } from '../actions/TextLink.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/Icons.tsx';
import { theme } from '../theme/theme.ts';

export interface BreadcrumbStep {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** Accessible name of the trail, such as "You are here". */
  label: string;
  /** From the top to the parent page. */
  steps: readonly BreadcrumbStep[];
  /** Name of this page. */
  current: string;
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[2]}`,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.text.small,
  color: theme.color.contentMuted,
});
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minWidth: 0,
  minHeight: theme.size.target,
  overflowWrap: 'anywhere',
  "[dir='rtl'] & svg": { transform: 'scaleX(-1)' },
});
/** Phones show only the parent page. */
const notOnPhones = css({ [theme.media.belowTablet]: { display: 'none' } });
const onlyOnPhones = css({ display: 'inline-flex', [theme.media.tablet]: { display: 'none' } });
const here = css({ color: theme.color.content, fontWeight: 600 });

/** Trail of parent pages. */
export function Breadcrumb({ label, steps, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol css={list}>
        {steps.map(({ label: name, href }, index) => {
          const isAbove = index === steps.length - 1;
          return (
            <li key={href} css={[step, !isAbove && notOnPhones]}>
              {isAbove && (
                <span css={onlyOnPhones}>
                  <ChevronLeftIcon size={16} />
                </span>
              )}
              <TextLink href={href} quiet>
                {name}
              </TextLink>
              <span css={[step, notOnPhones]}>
                <ChevronRightIcon size={16} />
              </span>
            </li>
          );
        })}
        <li css={[step, here, notOnPhones]} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
