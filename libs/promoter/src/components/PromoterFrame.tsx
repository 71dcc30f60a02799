import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import {
  Breadcrumb,
  Container,
  ErrorState,
  Skeleton,
  Stack,
  theme,
  type BreadcrumbStep,
} from '@foyer/ui-kit';

/** Query of a page, as far as its frame shows it. */
interface PageQuery {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface PromoterFrameProps {
  title: string;
  /** Pages above this one. */
  steps?: readonly BreadcrumbStep[];
  query: PageQuery;
  /** Title of a failure. */
  failed: string;
  /** Takes the width of the window, for a map. */
  isWide?: boolean;
  children: ReactNode;
}

/** Frame of a promoter's page, narrow as a phone: title, and its content once the query has answered. */
export function PromoterFrame({
  title,
  steps = [],
  query,
  failed,
  isWide = false,
  children,
}: PromoterFrameProps) {
  const { t } = useTranslation('promoter');
  const hasFailed = query.data === undefined && query.error !== undefined && !query.isFetching;
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <title>{title}</title>
      {/* A guest's address may be a whole line. */}
      <Stack
        gap={5}
        css={{
          ...(isWide ? {} : { maxWidth: theme.size.measure, marginInline: 'auto' }),
          overflowWrap: 'anywhere',
        }}
      >
        <Stack gap={2}>
          {steps.length > 0 && <Breadcrumb label={title} steps={[...steps]} current={title} />}
          <h1>{title}</h1>
        </Stack>
        {query.data !== undefined && children}
        {hasFailed && (
          <ErrorState title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
            {errorText(t, query.error)}
          </ErrorState>
        )}
        {query.data === undefined && !hasFailed && <Skeleton shape="block" height="320px" />}
      </Stack>
    </Container>
  );
}
