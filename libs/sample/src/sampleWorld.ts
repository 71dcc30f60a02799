import type { SampleWorld } from '@foyer/catalogue';
import { demoAccounts, demoPassword, invitedAccounts } from './accounts/demoAccounts.ts';
import { buildCatalogue } from './build/buildCatalogue.ts';
import { sampleCases } from './cases/sampleCases.ts';
import { jobsFolder } from './jobs/jobsFolder.ts';
import { aurora } from './people/aurora.ts';
import { sampleStory } from './story/sampleStory.ts';

/** Everything that `npm start` shows. */
export const sampleWorld: SampleWorld = {
  buildCatalogue,
  accounts: demoAccounts,
  invitedAccounts,
  cases: sampleCases,
  story: sampleStory,
  password: demoPassword,
  partner: aurora.vanityName,
  jobsFolder,
};
