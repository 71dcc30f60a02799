import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildEventSummary, buildToken, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildActivity, buildSentAssignment, tokenSettings, yes } from '../../testing/tokenSettings.ts';
import { ManagingPage } from './ManagingPage.tsx';

const event = buildEventSummary();
const show = (answers: MockAnswers, path = '/myPass/managing') =>
  renderFeature(
    <Routes>
      <Route path="/myPass/managing/:eventId?" element={<ManagingPage />} />
      <Route path="/myPass/past/managing/:eventId?" element={<ManagingPage />} />
    </Routes>,
    tokenSettings({ getActivitySummary: { attending: 2, requested: 0, managing: 1 }, ...answers }, { path }),
  );

describe('ManagingPage', () => {
  it.each([
    ['upcoming', '/myPass/managing'],
    ['past', '/myPass/past/managing'],
  ])('lists %s events whose {product} were transferred [C2.08g, C2.08m]', async (when, path) => {
    const { api } = show({ listAttendingEvents: { events: [{ event, tokenCount: 2 }] } }, path);
    const link = await screen.findByRole('link', { name: event.shortName });
    expect(link).toHaveAttribute('href', `${path}/${event.eventId}`);
    expect(screen.getByRole('link', { name: 'Transferred (1)' })).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'listAttendingEvents',
      request: expect.objectContaining({ tab: 'managing', when }) as object,
    });
  });

  it('shows who has which, and revokes where it is allowed [C4.11d, C4.13c]', async () => {
    const managed = [
      buildToken({
        assignmentState: 'accepted',
        assignment: { ...buildSentAssignment(), state: 'accepted', firstName: 'Grace', lastName: 'Roy' },
        allowed: { showCode: { allowed: false }, revoke: yes },
      }),
      buildToken({
        tokenId: '01936f5e-7c00-7000-8000-0000000000c2',
        assignmentState: 'accepted',
        assignment: { ...buildSentAssignment(), state: 'accepted', firstName: 'Ben', lastName: 'Cole' },
        allowed: {
          showCode: { allowed: false },
          revoke: { allowed: false, reason: 'revokeNotAllowed' },
        },
      }),
    ];
    const { user } = show(
      { getEventActivity: buildActivity({ tokens: [], managed }), revokeTokenAssignment: { ok: true } },
      `/myPass/managing/${event.eventId}`,
    );
    expect(await screen.findByText(/Grace Roy.* accepted/)).toBeVisible();
    const [mine, theirs] = screen.getAllByRole('button', { name: /^Revoke/ });
    expect(theirs).toHaveAccessibleDescription(/It has been accepted and can’t be taken back/);
    await user.click(mine!);
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke this transfer?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('It’s yours again.')).toBeVisible();
  });

  it.each([
    ['nothing was transferred', { events: [] }, 'Nothing transferred'],
    ['a failed load', refuse('serverError'), 'We couldn’t load this page'],
  ])('says what to do after %s', async (_name, listAttendingEvents, words) => {
    show({ listAttendingEvents });
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  });
});
