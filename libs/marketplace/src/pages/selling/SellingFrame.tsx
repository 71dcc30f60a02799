import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Breadcrumb, Container, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { PageFailed, type PageFailedProps } from '../../components/page-state/PageFailed.tsx';

export interface SellingFrameProps {
  title: string;
  query: PageFailedProps['query'];
  /** Absent while the page loads, or has failed. */
  event: EventSummary | undefined;
  children: ReactNode;
}

/** Page of selling: title, way back to the own {product} of the event, and the states of loading. */
export function SellingFrame({ title, query, event, children }: SellingFrameProps) {
  const { t } = useTranslation('selling');
  const paths = usePaths();
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <title>{title}</title>
      {event ? (
        <Stack gap={6} css={{ maxWidth: theme.size.measure }}>
          <Stack gap={2}>
            <Breadcrumb
              label={title}
              steps={[{ label: event.shortName, href: paths.token({ eventId: event.eventId }) }]}
              current={title}
            />
            <h1>{title}</h1>
          </Stack>
          {children}
        </Stack>
      ) : query.error === undefined ? (
        <div aria-busy="true">
          <Skeleton shape="block" height="320px" />
        </div>
      ) : (
        <PageFailed
          query={query}
          failed={t('failed')}
          gone={{ title: t('gone.title'), hint: t('gone.hint') }}
          discover={t('discover')}
        />
      )}
    </Container>
  );
}
