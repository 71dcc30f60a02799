import { sessionStore } from '../browser/browserDoors.ts';
import { loadVisitHeaders } from './visit.ts';

afterEach(() => sessionStore.removeItem('foyer-attribution'));

describe('how a visit came about [I7.02]', () => {
  it('is sent on every page of the browser session, or not at all where it was not given', async () => {
    expect(await loadVisitHeaders('https://foyer.example/events')).toEqual({});
    const told = await loadVisitHeaders('https://foyer.example/?advertisementId=42&appType=ANDROID');
    expect(told).toEqual({ 'Advertisement-Id': '42', 'App-Type': 'ANDROID' });
    expect(await loadVisitHeaders('https://foyer.example/profile')).toEqual(told);
  });
});
