import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ExternalIcon } from '../icons/Icons.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { theme } from '../theme/theme.ts';
import {
  buttonBase,
  buttonSizes,
  buttonVariants,
  wideButton,
  type ButtonSize,
  type ButtonVariant,
} from './buttonStyles.ts';
import { PlainLink, type LinkComponentProps } from './LinkContext.tsx';

const link = css({
  color: theme.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: theme.radius.small,
  '&:hover': { textDecorationThickness: '2px' },
});

/** Ties the icon to the last word and to what follows; a no-break space alone doesn't hold a picture. */
const unbroken = css({ whiteSpace: 'nowrap' });

const quiet = css({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

export type TextLinkProps = LinkComponentProps & {
  /** Underlined and coloured only on hover: for navigation. */
  quiet?: boolean;
  /** Opens a new tab, and says so. */
  external?: boolean;
};

/** Inline link. Uses the router below a `LinkProvider` unless it is `external`. */
export function TextLink({ quiet: isQuiet = false, external = false, children, ...rest }: TextLinkProps) {
  const { opensInNewTab } = useUiTexts();
  return (
    <PlainLink css={[link, isQuiet && quiet]} external={external} {...rest}>
      {children}
      {external && (
        <>
          <span css={unbroken}>
            {'\u00a0'}
            <ExternalIcon size={14} />
          </span>
          <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
        </>
      )}
    </PlainLink>
  );
}

export type LinkButtonProps = LinkComponentProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  external?: boolean;
};

/** Link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  external = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  const { opensInNewTab } = useUiTexts();
  return (
    <PlainLink
      css={[buttonBase, buttonVariants[variant], buttonSizes[size], wide && wideButton]}
      external={external}
      {...rest}
    >
      {icon}
      {children}
      {external && <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>}
    </PlainLink>
  );
}
