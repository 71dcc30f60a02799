import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { buildMembership, seasonEvents } from '../../testing/buildSeason.ts';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { SeasonMembershipsPage } from './SeasonMembershipsPage.tsx';

const { eventId } = seasonEvents[0]!;
const show = (pattern: string, answers: MockAnswers = {}) =>
  renderFeature(
    <Routes>
      <Route path={pattern} element={<SeasonMembershipsPage />} />
    </Routes>,
    tokenSettings(
      { listSeasonMemberships: { memberships: [buildMembership()] }, ...answers },
      { path: pattern.replace(':eventId', eventId) },
    ),
  );
const asked = ({ api }: ReturnType<typeof show>): unknown[] =>
  api.calls
    .filter(({ operationId }) => operationId === 'listSeasonMemberships')
    .map(({ request }) => request);

it('shows each season pass with member id, next date, what is left and renewal [C2.08f, C3.31a, C3.31b]', async () => {
  const shown = show('/myPass/seasonMemberships', {
    getActivitySummary: { attending: 1, requested: 0, seasonMemberships: 1 },
  });
  expect(await screen.findByRole('link', { name: 'Winter Season' })).toHaveAttribute(
    'href',
    `/seasonPass/${eventId}`,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Member ID', 'Next date', 'Dates left', 'Spots for each date', 'Next season']);
  expect(values).toEqual([
    'AUR-00417',
    expect.stringMatching(/^Northern Lights/),
    '3 of 3',
    '2',
    'Renews automatically',
  ]);
  expect(await screen.findByRole('link', { name: 'Season passes (1)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(asked(shown)).toEqual([{ when: 'upcoming', limit: '50' }]);
});

it.each([
  ['/myPass/seasonMemberships/:eventId', 'upcoming', '/myPass/seasonMemberships'],
  ['/myPass/past/seasonMemberships/:eventId', 'past', '/myPass/past/seasonMemberships'],
])(
  'asks at %s for those of that event, and leads back to all [C2.08f, C2.08l]',
  async (pattern, when, all) => {
    const shown = show(pattern);
    expect(await screen.findByRole('link', { name: 'See all season passes' })).toHaveAttribute('href', all);
    expect(asked(shown)).toEqual([{ when, eventId, limit: '50' }]);
  },
);

it('says that there are none', async () => {
  show('/myPass/past/seasonMemberships', { listSeasonMemberships: { memberships: [] } });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

it('stands among the tabs of what a fan has, in their order [C2.27i]', async () => {
  const counts = { attending: 1, requested: 1, streaming: 1, selling: 1, managing: 1, seasonMemberships: 1 };
  show('/myPass/seasonMemberships', { getActivitySummary: counts });
  expect(await screen.findByRole('link', { name: 'Season passes (1)' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'My Passes' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/myPass/going',
    '/myPass/streaming',
    '/myPass/requested',
    '/myPass/selling',
    '/myPass/seasonMemberships',
    '/myPass/managing',
    '/myPass/past/seasonMemberships',
  ]);
});
