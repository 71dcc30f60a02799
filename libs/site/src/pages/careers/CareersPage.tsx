import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetJobsQuery, usePaths } from '@foyer/api-client/shell';
import type { Locale } from '@foyer/contract';
import type { Job } from '@foyer/contract/walls/jobsFile';
import {
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextLink,
  theme,
} from '@foyer/ui-kit';
import { JobDetail } from './JobDetail.tsx';
import { JobList } from './JobList.tsx';

const skeletons = [0, 1, 2];

function Jobs({ jobs, jobId }: { jobs: readonly Job[]; jobId: string | undefined }) {
  const { t } = useTranslation('careers');
  const paths = usePaths();
  if (jobId === undefined) return <JobList jobs={jobs} />;
  const job = jobs.find((each) => each.jobId === jobId);
  if (job) return <JobDetail job={job} />;
  return (
    <EmptyState
      headingLevel={1}
      title={t('notFound')}
      action={<TextLink href={paths.careers()}>{t('all')}</TextLink>}
    >
      {t('notFoundHint')}
    </EmptyState>
  );
}

function LoadedJobs({ jobId }: { jobId: string | undefined }) {
  const { t, i18n } = useTranslation('careers');
  const { data, isError, refetch } = useGetJobsQuery(i18n.language as Locale);
  if (data) return <Jobs jobs={data.jobs} jobId={jobId} />;
  if (isError) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {t('failedHint')}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup>
      <Stack gap={4}>
        {skeletons.map((each) => (
          <Skeleton key={each} shape="block" height="112px" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

/** Open jobs in the site's language, and one job with its form if the address names it [I2.05, I2.29]. */
export function CareersPage() {
  const { t, i18n } = useTranslation('careers');
  const { jobId } = useParams();
  const title = useGetJobsQuery(i18n.language as Locale).data?.jobs.find((job) => job.jobId === jobId)?.title;
  return (
    <Container width={jobId === undefined ? 'text' : 'page'} css={{ paddingBlock: theme.space[8] }}>
      <title>{title ?? t('title')}</title>
      <Stack gap={8}>
        {jobId === undefined && (
          <Stack gap={3}>
            <h1>{t('title')}</h1>
            <p css={{ fontSize: theme.text.large }}>{t('lead')}</p>
          </Stack>
        )}
        <LoadedJobs jobId={jobId} />
      </Stack>
    </Container>
  );
}
