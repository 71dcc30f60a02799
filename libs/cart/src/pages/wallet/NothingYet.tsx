import type { ReactNode } from 'react';
import { Stack, theme } from '@foyer/ui-kit';

/** Says that a section of the wallet is empty, right above the button that fills it. */
export const NothingYet = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={1}>
    <h3 css={{ fontSize: theme.text.large }}>{title}</h3>
    <p css={{ color: theme.color.contentMuted }}>{children}</p>
  </Stack>
);
