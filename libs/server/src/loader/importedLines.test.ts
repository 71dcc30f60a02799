import { useTestServer } from '../testing/useTestServer.ts';
import { importText } from './importText.ts';
import { catalogueEventId } from './write/writeEvent.ts';

const server = useTestServer();
const today = new Date('2027-02-01T12:00:00Z');
beforeAll(() => server.clock.set(new Date('2027-02-02T12:00:00Z')));

const importEvent = (event: object) => {
  const show = {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    startDate: '2027-06-01T20:00:00-04:00',
    location: {
      '@type': 'Place',
      name: 'Boathouse',
      address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
      geo: { latitude: 43.64, longitude: -79.38 },
    },
  };
  const text = JSON.stringify([{ ...show, ...event }]);
  return importText(server.database, { text, fileName: 'events.json', today });
};

describe('a text of one line, as an import takes it in', () => {
  it('has no breaks, controls and marks that turn it, as a description may', async () => {
    const name = 'Crlf\r\nATTENDEE: \u202elive\u202c\u0007 case';
    await importEvent({ name, performer: `Ada\n${name}`, description: 'One.\nTwo.' });
    const eventId = catalogueEventId('crlf-attendee-live-case');
    const { body } = await server.call('getEventProfile', { query: { eventId } });
    expect(body.summary.shortName).toBe('Crlf ATTENDEE: live case');
    expect(body.lineup.map((each) => each.name)).toEqual(['Ada Crlf ATTENDEE: live case']);
    expect(body.description).toContain('One.\nTwo.');
  });

  it('is refused if letters of it were lost', async () => {
    await expect(importEvent({ name: 'Caf\ufffd' })).rejects.toThrow(
      'expected one line in UTF-8 without direction marks, found "Caf\ufffd"',
    );
  });
});
