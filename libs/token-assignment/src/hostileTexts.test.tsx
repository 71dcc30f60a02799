import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildEventSummary, buildToken, renderFeature, showUntilWhole } from '@foyer/testing';
import { InvitationPage } from './pages/invitation/InvitationPage.tsx';
import { TokenPage } from './pages/token/TokenPage.tsx';
import { buildActivity, buildInvitation, tokenSettings } from './testing/tokenSettings.ts';

describe('hostile stored texts', () => {
  it('is plain text on pages of what a fan owns [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const { unmount } = renderFeature(
        <Routes>
          <Route path="/myPass/token/:eventId/:tokenId?" element={<TokenPage />} />
        </Routes>,
        tokenSettings(
          { getEventActivity: poison(buildActivity({ event: buildEventSummary() })) },
          { path: `/myPass/token/${buildToken().eventId}` },
        ),
      );
      expect((await screen.findAllByText(/Northern Lights/)).length).toBeGreaterThan(0);
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(expect.arrayContaining(['event.shortName', 'event.venue.name', 'tokens.gate']));
  }, 120_000);

  it('is plain text on the page of an invitation, whose words a stranger wrote [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const { unmount } = renderFeature(
        <InvitationPage />,
        tokenSettings(
          { validateTokenAssignment: poison(buildInvitation({ message: 'See you there' })) },
          { path: `/tokenAssignment?inviteId=${buildInvitation().inviteId}&acceptanceCode=code-1` },
        ),
      );
      expect((await screen.findAllByText(/Northern Lights/)).length).toBeGreaterThan(0);
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(expect.arrayContaining(['message', 'inviterFirstName', 'event.shortName']));
  }, 120_000);
});
