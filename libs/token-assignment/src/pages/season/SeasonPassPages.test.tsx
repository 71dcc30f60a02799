import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import {
  buildMembership,
  buildPass,
  buildPasses,
  seasonEvents,
  seasonTokens,
} from '../../testing/buildSeason.ts';
import { buildSentAssignment, buildSentGroup, tokenSettings } from '../../testing/tokenSettings.ts';
import { SeasonBulkAssignPage } from './SeasonBulkAssignPage.tsx';
import { SeasonPassPage } from './SeasonPassPage.tsx';
import { SeasonPassTokensPage } from './SeasonPassTokensPage.tsx';

const [first, second, third] = seasonEvents as [
  (typeof seasonEvents)[number],
  (typeof seasonEvents)[number],
  (typeof seasonEvents)[number],
];
const show = (page: string, answers: MockAnswers = {}) =>
  renderFeature(
    <Routes>
      <Route path="/seasonPass/:eventId" element={<SeasonPassPage />} />
      <Route path="/seasonPass/:eventId/allPass" element={<SeasonPassTokensPage />} />
      <Route path="/seasonPass/:eventId/bulkAssign" element={<SeasonBulkAssignPage />} />
    </Routes>,
    tokenSettings(
      { getSeasonMembership: buildPasses(), ...answers },
      { path: `/seasonPass/${first.eventId}${page}` },
    ),
  );
const idsOf = (at: number): string[] => seasonTokens(at).map(({ tokenId }) => tokenId);

it('shows member id and renewal of the season pass, and what it has for this date [C2.13a, C1.10a]', async () => {
  const { user, api } = show('', {
    setSeasonAutoRenew: buildMembership({ autoRenew: false }),
  });
  expect(await screen.findByText('AUR-00417')).toBeVisible();
  const date = within(screen.getByRole('list', { name: 'This date' }));
  expect(date.getByText('Section 101, Row C, Seat 12')).toBeVisible();
  const renew = screen.getByRole('switch', { name: /^Renew automatically/ });
  expect(renew).toBeChecked();
  await user.click(renew);
  const { membershipId } = buildMembership();
  expect(api.calls).toContainEqual({
    operationId: 'setSeasonAutoRenew',
    request: { membershipId, autoRenew: false },
  });
});

it('lists every date with who has what of it, and what is off [C2.13b, C6.09a]', async () => {
  const [sent, kept] = seasonTokens(0);
  const given = { ...sent!, state: 'sent' as const, assignmentState: 'sent' as const };
  const dates = [
    { event: first, tokens: [{ ...given, assignment: buildSentAssignment() }, kept!] },
    { event: { ...second, status: 'Cancelled' as const }, tokens: [] },
    { event: third, tokens: [] },
  ];
  show('/allPass', { getSeasonMembership: buildPasses(buildPass({ dates })) });
  expect(await screen.findByText('Sent to grace@example.com')).toBeVisible();
  expect(
    screen.getByText(/This date was canceled\. Ask.*Aurora Concerts.*about your money back/),
  ).toBeVisible();
  expect(screen.getByText('None of these are yours anymore.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Open Passes/ })).toHaveLength(1);
});

describe('sending several dates', () => {
  const list = async ({ user }: ReturnType<typeof show>, text: string): Promise<void> => {
    await user.click(await screen.findByRole('textbox', { name: /paste email addresses/ }));
    await user.paste(text);
  };

  it('shows who gets what and what stays, and sends exactly that [C2.13c, C1.10b]', async () => {
    const shown = show('/bulkAssign', {
      createSeasonAssignments: { groups: [{ eventId: first.eventId, ...buildSentGroup() }] },
    });
    const { user, api } = shown;
    expect(await screen.findByRole('checkbox', { name: /Northern Lights/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Winter Serenade/ }));
    expect(screen.getByText('2 dates selected')).toBeVisible();
    await list(shown, 'ada@example.com');
    const table = await screen.findByRole('table', { name: 'Who gets what' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => /ada@example\.com|Stays with you/.exec(row.textContent)![0])).toEqual([
      'ada@example.com',
      'Stays with you',
      'ada@example.com',
      'Stays with you',
    ]);
    await user.click(screen.getByRole('button', { name: 'Send 2' }));
    expect(api.calls).toContainEqual({
      operationId: 'createSeasonAssignments',
      request: expect.objectContaining({
        membershipId: buildMembership().membershipId,
        recipients: [{ line: 1, email: 'ada@example.com', tokenIds: [idsOf(0)[0], idsOf(1)[0]] }],
      }) as object,
    });
    expect(await screen.findByRole('heading', { name: 'Sent' })).toBeVisible();
  });

  it('names the dates that have fewer places than people', async () => {
    const [kept] = seasonTokens(0);
    const dates = [
      { event: first, tokens: [kept!] },
      { event: second, tokens: seasonTokens(1) },
    ];
    const shown = show('/bulkAssign', { getSeasonMembership: buildPasses(buildPass({ dates })) });
    await shown.user.click(await screen.findByRole('button', { name: 'All dates' }));
    await list(shown, 'ada@example.com\ngrace@example.com');
    expect(await screen.findByText(/more people than spots for: .*Northern Lights/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says which dates refuse and why, when nothing was sent', async () => {
    const failures = [{ eventId: first.eventId, code: 'transferNotAllowed' }];
    const message = 'We couldn’t send everything, so we sent nothing.';
    const shown = show('/bulkAssign', {
      createSeasonAssignments: refuse('seasonNotAssigned', { message, details: { failures } }),
    });
    await list(shown, 'ada@example.com');
    await shown.user.click(await screen.findByRole('button', { name: 'Send 1' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/Northern Lights.*: /)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sent' })).toBeNull();
  });

  it('has nothing to send where nothing can be', async () => {
    const dates = [{ event: first, tokens: seasonTokens(0, { allowed: { showCode: { allowed: true } } }) }];
    show('/bulkAssign', { getSeasonMembership: buildPasses(buildPass({ dates })) });
    expect(await screen.findByRole('heading', { name: 'There is nothing to send' })).toBeVisible();
  });
});
