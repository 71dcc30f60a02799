import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import type { Job } from '@foyer/contract/walls/jobsFile';
import { Card, CardLink, EmptyState, Stack, theme } from '@foyer/ui-kit';
import { usePlaceText, wordDay } from './JobFacts.tsx';

const list = css({ display: 'grid', gap: theme.space[4], margin: 0, padding: 0, listStyle: 'none' });
const muted = css({ color: theme.color.contentMuted });
const name = css({ fontSize: theme.text.title, overflowWrap: 'anywhere' });

function JobCard({ job }: { job: Job }) {
  const { t, i18n } = useTranslation('careers');
  const paths = usePaths();
  const wordPlace = usePlaceText();
  return (
    <Card interactive>
      <Stack gap={2}>
        <h3 css={name}>
          <CardLink href={paths.careers({ jobId: job.jobId })}>{job.title}</CardLink>
        </h3>
        <p>{[job.team, wordPlace(job), t(`types.${job.employmentType}`)].join(' · ')}</p>
        <p css={muted}>{t('posted', { date: wordDay(job.postedOn, i18n.language) })}</p>
      </Stack>
    </Card>
  );
}

/** Open jobs, or a hint when there are none. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('careers');
  if (jobs.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  return (
    <Stack gap={4} as="section" aria-labelledby="open-jobs">
      <h2 id="open-jobs">{t('listTitle')}</h2>
      <ul css={list}>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
