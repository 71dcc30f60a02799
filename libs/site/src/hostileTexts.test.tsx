import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderFeature, showUntilWhole } from '@foyer/testing';
import { CareersPage } from './pages/careers/CareersPage.tsx';
import { buildJob } from './testing/buildJob.ts';
import { SiteStage } from './testing/onSite.tsx';
import { siteSettings } from './testing/siteSettings.ts';

const careers = (
  <SiteStage>
    <Routes>
      <Route path="/careers/:jobId?" element={<CareersPage />} />
    </Routes>
  </SiteStage>
);

describe('hostile stored texts', () => {
  it('is words in the jobs of a file [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const files = { '/jobs/en-US.json': { jobs: [poison(buildJob())] } };
      const { unmount } = renderFeature(careers, siteSettings({}, { path: '/careers/lights', files }));
      expect((await screen.findAllByText(/Lighting technician/)).length).toBeGreaterThan(0);
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(expect.arrayContaining(['title', 'about', 'duties', 'place.city']));
  }, 120_000);
});
