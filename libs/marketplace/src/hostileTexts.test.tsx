import { screen } from '@testing-library/react';
import { buildProfile, renderFeature, showUntilWhole, type MockAnswers, type Poisoner } from '@foyer/testing';
import { DiscoverPage } from './pages/discover/DiscoverPage.tsx';
import { EventAddress } from './testing/addresses/EventAddress.tsx';
import { DrawAddress } from './testing/addresses/DrawAddress.tsx';
import { buildDrawEntry } from './testing/builders/buildDraw.ts';
import { eventId, eventPath, marketplaceSettings } from './testing/marketplaceSettings.ts';

/** The usual answers, poisoned again for every call. */
function poisoned(poison: Poisoner['poison'], path: string) {
  const own = {
    getProfile: buildProfile(),
    listDrawEntries: { entries: [buildDrawEntry()], serverTime: '2027-01-01T17:00:00Z' },
  };
  const isOwn = path.endsWith('/marketOffers');
  const settings = marketplaceSettings(isOwn ? own : {}, { path, ...(isOwn ? { token: 'token' } : {}) });
  const answers = Object.entries(settings.answers ?? {}).map(([operationId, answer]) => [
    operationId,
    (request: never) =>
      poison(typeof answer === 'function' ? (answer as (asked: never) => unknown)(request) : answer),
  ]);
  return { ...settings, answers: Object.fromEntries(answers) as MockAnswers };
}

describe('hostile stored texts', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      'the event page',
      eventPath,
      <EventAddress key="e" />,
      'term',
      ['description', 'summary.shortName', 'summary.venue.name', 'offerGroups.name'],
    ],
    ['discover', '/', <DiscoverPage key="d" />, 'article', ['events.shortName', 'events.client.name']],
    [
      'the Wish List of a fan',
      `/transaction/${eventId}/marketOffers`,
      <DrawAddress key="w" />,
      'listitem',
      ['event.shortName', 'choices.name'],
    ],
    [
      'the public page of a draw',
      `/draw/${eventId}`,
      <DrawAddress key="p" />,
      'heading',
      ['event.shortName', 'names.name'],
    ],
  ])(
    'is words on %s, and runs nowhere [BR-03]',
    async (_name, path, page, part, expected) => {
      const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
        const { unmount } = renderFeature(page, poisoned(poison, path));
        expect((await screen.findAllByRole(part)).length).toBeGreaterThan(0);
        expect((await screen.findAllByText(/Northern Lights/)).length).toBeGreaterThan(0);
        return unmount;
      });
      expect(parts).toEqual([]);
      expect(isWhole).toBe(true);
      expect(fields).toEqual(expect.arrayContaining(expected));
      expect(window.alert).not.toHaveBeenCalled();
    },
    120_000,
  );

  it('is no way that runs, where it stands for an address [BR-04]', async () => {
    const { isWhole, parts } = await showUntilWhole('addresses', async (poison) => {
      const { unmount } = renderFeature(<EventAddress />, poisoned(poison, eventPath));
      expect((await screen.findAllByRole('term')).length).toBeGreaterThan(0);
      return unmount;
    });
    expect(isWhole).toBe(true);
    expect(parts).toEqual([]);
  }, 120_000);
});
