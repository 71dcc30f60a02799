import { readAnalyticsSettings } from './analyticsSettings.ts';
import { analyticsGuestOf, analyticsTagsOf } from './analyticsTags.ts';

const google = { FOYER_ANALYTICS: 'google', FOYER_ANALYTICS_MEASUREMENT_ID: 'G-ABC1234567' };

describe('analytics [I7.30]', () => {
  it('are none until they are configured', () => {
    for (const variables of [{}, { FOYER_ANALYTICS: 'off' }, { ...google, FOYER_ANALYTICS: '' }]) {
      const settings = readAnalyticsSettings(variables, true);
      expect(settings).toEqual({ kind: 'none' });
      expect([analyticsTagsOf(settings), analyticsGuestOf(settings)]).toEqual([undefined, undefined]);
    }
  });

  it('of Google are gtag by its measurement id, the tag manager by its container, or both', () => {
    expect(analyticsTagsOf(readAnalyticsSettings(google, false))).toEqual({
      gtag: {
        measurementId: 'G-ABC1234567',
        scriptUrl: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
      },
    });
    const both = { ...google, FOYER_TAG_MANAGER_CONTAINER_ID: 'GTM-AB12C' };
    expect(analyticsTagsOf(readAnalyticsSettings(both, false))?.tagManager).toEqual({
      containerId: 'GTM-AB12C',
      scriptUrl: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12C',
    });
  });

  it('of the sandbox load from this server, and open nothing to anybody else', () => {
    const settings = readAnalyticsSettings({ FOYER_ANALYTICS: 'sandbox' }, true);
    expect(analyticsTagsOf(settings)?.gtag?.scriptUrl).toBe('/sandbox/tags/gtag/js?id=G-SANDBOX');
    const { scripts, connections, images, frames } = analyticsGuestOf(settings)!;
    expect([scripts, connections, images, frames].flat()).toEqual([]);
  });

  it.each([
    [{ FOYER_ANALYTICS: 'google' }, 'needs FOYER_ANALYTICS_MEASUREMENT_ID or'],
    [{ FOYER_ANALYTICS: 'matomo' }, 'FOYER_ANALYTICS=matomo'],
    [{ FOYER_ANALYTICS: 'sandbox' }, 'FOYER_ANALYTICS=sandbox'],
    [{ ...google, FOYER_ANALYTICS_MEASUREMENT_ID: 'UA-1' }, 'FOYER_ANALYTICS_MEASUREMENT_ID=UA-1'],
    [{ ...google, FOYER_TAG_MANAGER_CONTAINER_ID: 'GTM-1&x=y' }, 'FOYER_TAG_MANAGER_CONTAINER_ID='],
  ])('say what is wrong with %j in production', (variables, problem) => {
    expect(() => readAnalyticsSettings(variables, false)).toThrow(problem);
  });
});
