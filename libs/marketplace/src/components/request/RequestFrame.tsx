import { css } from '@emotion/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { errorCodeOf } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { Breadcrumb, Container, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { PageFailed } from '../page-state/PageFailed.tsx';

/** Loaded on demand: few ways are for holders of a code. */
const CodeGate = lazy(async () => ({ default: (await import('../code/CodeGate.tsx')).CodeGate }));

export interface RequestFrameProps<Data extends { event: EventSummary }> {
  /** Event of a way that may be for holders of a code, which is asked for here then. */
  eventId?: string;
  title: string;
  /** Introduction below the title. */
  lead?: string;
  query: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  failed: string;
  /** Texts in place of the error if the draw or auction doesn't exist. */
  gone: { title: string; hint: string };
  children: (data: Data) => ReactNode;
}

type RequestPlaceholderProps = Omit<RequestFrameProps<{ event: EventSummary }>, 'lead' | 'children'>;

/** Stands in for the page while there is nothing to show: a skeleton, the question for a code, or the error. */
function RequestPlaceholder({ eventId, title, query, failed, gone }: RequestPlaceholderProps) {
  const { t } = useTranslation('shell');
  const { error } = query;
  if (error === undefined)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height="420px" />
      </div>
    );
  if (eventId !== undefined && errorCodeOf(error) === 'invalidOfferCode')
    return (
      <Stack gap={6}>
        <h1>{title}</h1>
        <Suspense fallback={<Skeleton shape="block" height="160px" />}>
          <CodeGate eventId={eventId} />
        </Suspense>
      </Stack>
    );
  return <PageFailed query={query} failed={failed} gone={gone} discover={t('notFound.discover')} />;
}

/** Page about a way of getting in, such as a draw: title and event, with its loading and error states. */
export function RequestFrame<Data extends { event: EventSummary }>(props: RequestFrameProps<Data>) {
  const { lead, children, ...state } = props;
  const { title, query } = state;
  const { data } = query;
  const paths = usePaths();
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <title>{title}</title>
      {data ? (
        <Stack gap={6}>
          <Stack gap={2}>
            <Breadcrumb
              label={title}
              steps={[
                {
                  label: data.event.shortName,
                  href: paths.event({ eventId: data.event.eventId, vanityName: data.event.vanityName }),
                },
              ]}
              current={title}
            />
            <h1>{title}</h1>
            {lead !== undefined && <p css={{ maxWidth: theme.size.measure }}>{lead}</p>}
          </Stack>
          {children(data)}
        </Stack>
      ) : (
        <RequestPlaceholder {...state} />
      )}
    </Container>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
});

/** Two columns, stacked on a phone: the fan's own form, and an explanation of the way. */
export const RequestColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div css={columns}>
    <Stack gap={6}>{children}</Stack>
    <Stack gap={6}>{aside}</Stack>
  </div>
);
