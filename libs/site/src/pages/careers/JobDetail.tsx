import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import type { Job } from '@foyer/contract/walls/jobsFile';
import { Card, Stack, TextLink, theme } from '@foyer/ui-kit';
import { ApplicationForm } from './ApplicationForm.tsx';
import { JobFacts, wordDay } from './JobFacts.tsx';

const columns = css({
  display: 'grid',
  gap: theme.space[10],
  overflowWrap: 'anywhere',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', alignItems: 'start' },
});
const points = css({ margin: 0, paddingInlineStart: theme.space[5], lineHeight: 1.7 });
const muted = css({ color: theme.color.contentMuted });

function Points({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Stack gap={2} as="section">
      <h2>{title}</h2>
      <ul css={points}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Stack>
  );
}

function Apply({ jobId }: { jobId: string }) {
  const { t } = useTranslation('careers');
  return (
    <Card as="section" aria-labelledby="apply">
      <Stack gap={5}>
        <h2 id="apply">{t('apply.title')}</h2>
        <ApplicationForm jobId={jobId} />
      </Stack>
    </Card>
  );
}

/** Job with its application form [I2.29]. */
export function JobDetail({ job }: { job: Job }) {
  const { t, i18n } = useTranslation('careers');
  const paths = usePaths();
  const day = (text: string): string => wordDay(text, i18n.language);
  return (
    <Stack gap={6}>
      <TextLink href={paths.careers()}>{t('all')}</TextLink>
      <div css={columns}>
        <Stack gap={6} as="article">
          <Stack gap={3}>
            <h1>{job.title}</h1>
            <p css={{ fontSize: theme.text.large }}>{job.lead}</p>
            <p css={muted}>
              {t('posted', { date: day(job.postedOn) })}
              {job.closesOn && ` · ${t('closes', { date: day(job.closesOn) })}`}
            </p>
          </Stack>
          <JobFacts job={job} />
          <Stack gap={2} as="section">
            <h2>{t('about')}</h2>
            {job.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
          <Points title={t('duties')} texts={job.duties} />
          <Points title={t('wishes')} texts={job.wishes} />
        </Stack>
        <Apply key={job.jobId} jobId={job.jobId} />
      </div>
    </Stack>
  );
}
