import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface IconProps {
  /** Pixels; 20 by default. */
  size?: number;
  /** What the icon says where no text beside it does; without it the icon is decoration. */
  label?: string;
  className?: string;
}

const icon = css({ flex: 'none', display: 'inline-block', verticalAlign: '-0.2em' });

/** The frame of every icon: 24 units, drawn by a stroke in the colour of the text. */
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
