import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Job, JobPay } from '@foyer/contract/walls/jobsFile';
import { theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[5],
  rowGap: theme.space[2],
  margin: 0,
  '& dt': { color: theme.color.contentMuted },
  '& dd': { margin: 0 },
});

/** Formats a date without time, which has no zone. */
export const wordDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Returns a function that describes a job's location. */
export function usePlaceText(): (job: Job) => string {
  const { t } = useTranslation('careers');
  return ({ place }) =>
    [place.city, place.region, ...(place.isRemote ? [t('remote')] : [])].filter(Boolean).join(', ');
}

function usePayText(): (pay: JobPay) => string {
  const { t, i18n } = useTranslation('careers');
  return ({ currency, from, to, per }) => {
    const money = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
    return t(`pay.${per}`, { from: money(from), to: money(to) });
  };
}

/** Key facts of a job. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('careers');
  const wordPlace = usePlaceText();
  const wordPay = usePayText();
  const facts = [
    ['place', wordPlace(job)],
    ['team', job.team],
    ['type', t(`types.${job.employmentType}`)],
    ...(job.pay ? [['pay', wordPay(job.pay)]] : []),
  ] as [name: 'place' | 'team' | 'type' | 'pay', text: string][];
  return (
    <dl css={list}>
      {facts.map(([name, text]) => [
        <dt key={`${name}-name`}>{t(`facts.${name}`)}</dt>,
        <dd key={name}>{text}</dd>,
      ])}
    </dl>
  );
}
