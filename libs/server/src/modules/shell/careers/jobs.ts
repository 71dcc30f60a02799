import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, type Locale } from '@foyer/contract';
import { isJobsFile, type Job } from '@foyer/contract/walls/jobsFile';
import type { Platform } from '../../../platform/platform.ts';

async function readJobsFile(folder: string, locale: Locale): Promise<Job[] | undefined> {
  let text: string;
  try {
    text = await readFile(path.join(folder, `${locale}.json`), 'utf8');
  } catch {
    return undefined;
  }
  const file: unknown = JSON.parse(text);
  if (!isJobsFile(file))
    throw new Error(`${locale}.json is not a file of jobs (libs/contract/walls/jobsFile.yaml)`);
  return file.jobs;
}

/**
 * Lists open jobs in a language [I7.30], from `<locale>.json` of the operator's folder, read at each call so that files
 * can be replaced while the server runs. Missing languages fall back to the default one; jobs past their last day are
 * omitted. Without a folder there are none; an unreadable file is logged and counts as empty.
 */
export async function listJobs({ config, clock, log }: Platform, locale: Locale): Promise<Job[]> {
  const folder = config.careers.jobsFolder;
  if (folder === undefined) return [];
  const today = clock().toISOString().slice(0, 10);
  try {
    const jobs = (await readJobsFile(folder, locale)) ?? (await readJobsFile(folder, defaultLocale)) ?? [];
    return jobs.filter(({ closesOn }) => closesOn === undefined || closesOn >= today);
  } catch (error) {
    log.error({ err: error }, 'jobs file');
    return [];
  }
}
