import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { ErrorState, LinkButton } from '@foyer/ui-kit';
import { isUnknown } from './isUnknown.ts';

export interface PageFailedProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Title of a failure that can be retried. */
  failed: string;
  /** Texts in place of the error if the page's subject doesn't exist. */
  gone?: { title: string; hint: string };
  /** Text of the link to Discover. */
  discover: string;
}

/** Error state of a page whose data could not be loaded: retried, unless its subject doesn't exist. */
export function PageFailed({ query, failed, gone, discover }: PageFailedProps) {
  const { t } = useTranslation('shell');
  const { error, isFetching, refetch } = query;
  const paths = usePaths();
  const isGone = isUnknown(error);
  return (
    <ErrorState
      headingLevel={1}
      title={isGone && gone ? gone.title : failed}
      {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
      action={<LinkButton href={paths.discover()}>{discover}</LinkButton>}
    >
      {isGone && gone ? gone.hint : errorText(t, error)}
    </ErrorState>
  );
}
