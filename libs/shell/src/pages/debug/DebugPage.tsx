import type { ReactNode } from 'react';
import type { DebugPage as DebugPageName } from '@foyer/contract';
import { useDeployment } from '@foyer/api-client/shell';
import { Container, Stack, theme } from '@foyer/ui-kit';
import { NotFoundPage } from '../NotFoundPage.tsx';

interface DebugPageProps {
  page: DebugPageName;
  title: string;
  intro: string;
  children: ReactNode;
}

/** Page that exists only where the deployment enables it; otherwise not found [I2.10, I6.07]. */
export function DebugPage({ page, title, intro, children }: DebugPageProps) {
  const deployment = useDeployment();
  if (!deployment) return null;
  if (!deployment.debugPages?.includes(page)) return <NotFoundPage />;
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={6}>
        <h1 css={{ overflowWrap: 'anywhere' }}>{title}</h1>
        <p css={{ maxWidth: theme.size.measure }}>{intro}</p>
        {children}
      </Stack>
    </Container>
  );
}
