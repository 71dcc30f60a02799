import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useCommands } from '../../../testing/useCommands.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { readHandOverWords } from './handOverCommand.ts';

describe('foyer hand-over', () => {
  const server = useTestServer();
  const { foyer } = useCommands(server);

  it.each([
    '',
    'guest nobody north Floor=2',
    'guest a@b.example north',
    'promoter a@b.example north cash Floor=2',
    'promoter a@b.example north coins 10% Floor=2',
  ])('refuses "%s"', (words) =>
    expect(() => readHandOverWords(words.split(' ').filter(Boolean))).toThrow(/foyer hand-over guest/),
  );

  it('makes the links of a guest and a promoter [C2.05a, C2.05c]', async () => {
    const { eventId } = await buildSale(server.database, { standing: 20 });
    const event = `test-${eventId}`;
    const given = await foyer('hand-over', 'guest', 'gina@foyer.example', event, 'Floor=2', 'free');
    expect(given).toEqual([0, expect.stringMatching(/\/clientGuestAssignment\?.* until /)]);
    const offered = await foyer(
      'hand-over',
      'promoter',
      'paz@foyer.example',
      event,
      'cash',
      '10%',
      'Floor=5',
    );
    expect(offered).toEqual([0, expect.stringMatching(/\/clientPromoterAssignment\?.* until /)]);
  });
});
