import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface IconProps {
  /** Size in pixels; 20 by default. */
  size?: number;
  /** Accessible label where no text stands beside the icon; decorative without it. */
  label?: string;
  className?: string;
}

const icon = css({ flex: 'none', display: 'inline-block', verticalAlign: '-0.2em' });

/** Frame of every icon: a 24-unit grid, stroked in the text colour. */
export function Icon({ size = 20, label, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      css={icon}
      {...(className ? { className } : {})}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}

/** Makes an icon of one path; calls are marked as pure, so that bundlers drop icons that nothing shows. */
export const iconOf = (path: string) =>
  function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={path} />
      </Icon>
    );
  };
