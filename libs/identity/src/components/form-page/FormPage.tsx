import type { ReactNode } from 'react';
import { Container, Stack, theme } from '@foyer/ui-kit';

/** Frame of a page as narrow as a form: document title, heading, content. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container width="form" css={{ paddingBlock: theme.space[12] }}>
      <title>{title}</title>
      <Stack gap={6}>
        <h1>{title}</h1>
        {children}
      </Stack>
    </Container>
  );
}
