import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { useFlag, usePaths } from '@foyer/api-client/shell';
import { Breadcrumb, Container, EmptyState, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { PageFailed, type PageFailedProps } from '../../components/page-state/PageFailed.tsx';

export interface UpgradeFrameProps {
  title: string;
  query: PageFailedProps['query'];
  eventId: string;
  /** Absent while the page loads, or has failed. */
  event: Pick<EventSummary, 'eventId' | 'shortName'> | undefined;
  children: ReactNode;
}

/** Page of an upgrade: title, way back to the own {product} of the event, and the states of loading [C9.12c]. */
export function UpgradeFrame({ title, query, eventId, event, children }: UpgradeFrameProps) {
  const { t } = useTranslation('upgrade');
  const paths = usePaths();
  const isOn = useFlag('upgrades');
  const gone = { title: t('gone.title'), hint: t('gone.hint') };
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <title>{title}</title>
      {!isOn ? (
        <EmptyState
          headingLevel={1}
          title={gone.title}
          action={<LinkButton href={paths.token({ eventId })}>{t('event')}</LinkButton>}
        >
          {gone.hint}
        </EmptyState>
      ) : event ? (
        <Stack gap={6}>
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
        <PageFailed query={query} failed={t('failed')} gone={gone} discover={t('discover')} />
      )}
    </Container>
  );
}
