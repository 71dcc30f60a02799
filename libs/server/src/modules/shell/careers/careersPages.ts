import { patternsFor } from '@foyer/contract';
import type { Job } from '@foyer/contract/walls/jobsFile';
import type { PageProvider, PageRequest } from '../../../platform/web/pageContent.ts';
import { pageAddresses, readSite } from '../../../platform/web/siteHead.ts';
import { listJobs } from './jobs.ts';

/** Builds the structured data of a job for search engines. */
export function jobStructuredData(job: Job, { site, url }: { site: string; url: string }): object {
  const { place, pay } = job;
  const paragraphs = [job.lead, ...job.about, ...job.duties, ...job.wishes];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: paragraphs.join('\n'),
    url,
    identifier: { '@type': 'PropertyValue', name: site, value: job.jobId },
    datePosted: job.postedOn,
    ...(job.closesOn === undefined ? {} : { validThrough: job.closesOn }),
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', name: site },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.city,
        addressRegion: place.region,
        addressCountry: place.countryCode,
      },
    },
    ...(place.isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: place.countryCode },
        }
      : {}),
    ...(pay === undefined
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: pay.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: pay.from / 100,
              maxValue: pay.to / 100,
              unitText: pay.per,
            },
          },
        }),
    directApply: true,
  };
}

async function jobHead(request: PageRequest, job: Job, path: string, site: string) {
  const own = pageAddresses(path, request);
  return {
    title: `${job.title} | ${site}`,
    description: job.lead,
    siteName: site,
    ...own,
    structuredData: jobStructuredData(job, { site, url: own.canonicalUrl! }),
  };
}

/** Heads of the list of jobs and of each job [I2.05]. */
export const careersPages: PageProvider = async (request) => {
  const { path, platform, locale } = request;
  const list = patternsFor(platform.config.productAddress).careers.replace('/:jobId?', '');
  const [, jobId, ...rest] = path.startsWith(list) ? path.slice(list.length).split('/') : ['', '', ''];
  if (!path.startsWith(list) || rest.length > 0 || (path !== list && !path.startsWith(`${list}/`)))
    return undefined;
  const site = await readSite(request);
  if (!jobId) {
    return {
      head: {
        title: platform.texts.forSite(request.site).say(locale, 'pages.careers.title', { site }),
        description: platform.texts.forSite(request.site).say(locale, 'pages.careers.description', { site }),
        siteName: site,
        ...pageAddresses(list, request),
      },
    };
  }
  const job = (await listJobs(platform, locale)).find((each) => each.jobId === jobId);
  if (!job) return { status: 404, head: { title: site, isIndexed: false } };
  return { head: await jobHead(request, job, `${list}/${job.jobId}`, site) };
};
