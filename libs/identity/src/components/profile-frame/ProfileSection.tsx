import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Stack, theme } from '@foyer/ui-kit';

/** What will say something takes no room before it does. */
const quiet = css({ '> [role=status]:empty': { position: 'absolute' } });

export interface ProfileSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One part of a profile's page, by its name. */
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
