import { createStage, refuse, type MockAnswers } from '@foyer/testing';
import { createSafeStorage } from '@foyer/util';
import { visitHeaders } from '../attribution/attribution.ts';
import { shellSettings } from '../testing/shellSettings.ts';
import { reportVisit } from './reportVisit.ts';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('memory only');
  });
function visit(address: string, answers: MockAnswers = {}) {
  const storage = memory();
  const { store, api } = createStage(shellSettings({ recordSystemEvent: { ok: true }, ...answers }));
  const headers = visitHeaders(storage, new URL(address, 'https://foyer.example'));
  const report = () => reportVisit(store, storage, headers);
  const asked = () => api.calls.map((call) => call.operationId);
  return { report, headers, asked, storage, api };
}

describe('what a campaign led to [I7.26]', () => {
  it('is told once a browser session, and by nothing where no campaign led here', async () => {
    const { report, asked } = visit('/?affiliateCode=ada-7');
    await report();
    await report();
    expect(asked()).toEqual(['recordSystemEvent']);
    const nobody = visit('/events');
    await nobody.report();
    await reportVisit({} as never, memory(), {});
    expect(nobody.asked()).toEqual([]);
  });

  it('asks what an advertisement is called where the address has its id alone, and says it with every call from then on [I7.02]', async () => {
    const getAdvertisementData = {
      advertisementId: '42',
      advertisementData: { utm_source: 'poster', utm_campaign: 'ada@foyer.example' },
    };
    const { report, headers, asked, storage } = visit('/?advertisementId=42&appType=IOS', {
      getAdvertisementData,
    });
    await report();
    expect(asked()).toEqual(['getAdvertisementData', 'recordSystemEvent']);
    const told = { 'App-Type': 'IOS', 'Advertisement-Id': '42', 'Advertisement-Data': 'utm_source=poster' };
    expect(headers).toEqual(told);
    expect(visitHeaders(storage, new URL('https://foyer.example/profile'))).toEqual(told);
    await report();
    expect(asked()).toHaveLength(2);
  });

  it('reports it also without a name of the advertisement', async () => {
    const { report, headers, asked } = visit('/?advertisementId=42', {
      getAdvertisementData: refuse('notFound'),
    });
    await report();
    expect(asked()).toEqual(['getAdvertisementData', 'recordSystemEvent']);
    expect(headers).toEqual({ 'Advertisement-Id': '42' });
  });
});
