import { isBelowFloor, isModernBrowser } from './browserFloor.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14) ${webkit}`;
const phone = `Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) ${webkit}`;
const chrome = (version: number): string => `${windows} ${webkit} Chrome/${version}.0.0.0 Safari/537.36`;
const firefox = (version: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

describe('the floor [I1.08]', () => {
  it.each([
    ['Chrome 79', chrome(79)],
    ['Firefox 67', firefox(67)],
    ['Edge 18', `${chrome(64)} Edge/18.17763`],
    ['Edge 79', `${chrome(79)} Edg/79.0`],
    ['Safari 11.1', `${mac} Version/11.1.2 Safari/605.1.15`],
    ['Firefox 14 on iOS', `${phone} FxiOS/14.0 Mobile/15E148 Safari/605.1.15`],
    ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko'],
    ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'],
    [
      'the browser of Android 4',
      `Mozilla/5.0 (Linux; Android 4.4) ${webkit} Version/4.0 Chrome/30.0 Mobile Safari/537.36`,
    ],
  ])('%s is below it', (_name, userAgent) => {
    expect([isBelowFloor(userAgent), isModernBrowser(userAgent)]).toEqual([true, false]);
  });

  it.each([
    ['Chrome 80', chrome(80)],
    ['headless Chrome 80', chrome(80).replace('Chrome/', 'HeadlessChrome/')],
    ['Chrome 119', chrome(119)],
    ['Firefox 68', firefox(68)],
    ['Firefox 123', firefox(123)],
    ['Edge 80', `${chrome(80)} Edg/80.0.361`],
    ['Safari 12', `${mac} Version/12.0 Safari/605.1.15`],
    ['Safari 17.3', `${mac} Version/17.3 Safari/605.1.15`],
    ['Firefox 15 on iOS', `${phone} FxiOS/15.0 Mobile/15E148 Safari/605.1.15`],
    ['an early Edge on iOS', `${phone} Version/13.0 EdgiOS/45.3.19 Mobile/15E148 Safari/605.1.15`],
    ['nobody', ''],
    ['an unknown browser', 'Ladybird/1.0'],
  ])('%s is on it, and may need the legacy build', (_name, userAgent) => {
    expect([isBelowFloor(userAgent), isModernBrowser(userAgent)]).toEqual([false, false]);
  });

  it.each([
    ['Chrome 120', chrome(120)],
    ['Firefox 124', firefox(124)],
    ['Safari 17.4', `${mac} Version/17.4 Safari/605.1.15`],
    ['Safari 26', `${mac} Version/26.0 Safari/605.1.15`],
    ['WebKitGTK', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Version/60.5 Safari/605.1.15`],
    ['Edge 140', `${chrome(140)} Edg/140.0`],
  ])('%s is modern', (_name, userAgent) => {
    expect([isBelowFloor(userAgent), isModernBrowser(userAgent)]).toEqual([false, true]);
  });

  it('does not turn away machines that read pages', () => {
    expect(isBelowFloor(`${chrome(41)} (compatible; Googlebot/2.1)`)).toBe(false);
  });
});
