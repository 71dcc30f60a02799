import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { ProfileFrame } from '@foyer/identity';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@foyer/ui-kit';

const list = css({ listStyle: 'none', display: 'grid' });

export interface ProfileListProps {
  title: string;
  hint: string;
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** List items; absent until they have loaded. */
  items: readonly ReactNode[] | undefined;
  failed: string;
  /** Texts in place of an empty list, with the label of the link to Discover. */
  empty: { title: string; hint: string; discover: string };
}

/** Profile page with a list, such as followed topics or wait lists. */
export function ProfileList({ title, hint, query, items, failed, empty }: ProfileListProps) {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const { error, isFetching, refetch } = query;
  return (
    <ProfileFrame title={title} hint={hint}>
      {!items && error === undefined && <Skeleton shape="block" height="220px" />}
      {!items && error !== undefined && (
        <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(t, error)}
        </ErrorState>
      )}
      {items?.length === 0 && (
        <EmptyState
          title={empty.title}
          action={<LinkButton href={paths.discover()}>{empty.discover}</LinkButton>}
        >
          {empty.hint}
        </EmptyState>
      )}
      {items && items.length > 0 && <ul css={list}>{items}</ul>}
    </ProfileFrame>
  );
}
