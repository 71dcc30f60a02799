import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Stack, theme } from '@foyer/ui-kit';

/** Empty live regions take no space. */
const quiet = css({ '> [role=status]:empty': { position: 'absolute' } });

export interface ProfileSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Named section of a profile page. */
export function ProfileSection({ title, hint, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id} css={quiet}>
      <div>
        <h2 id={id} css={{ fontSize: theme.text.title }}>
          {title}
        </h2>
        {hint && <p css={{ color: theme.color.contentMuted }}>{hint}</p>}
      </div>
      {children}
    </Stack>
  );
}
