import type { Page } from '@playwright/test';

/** Special setting under which a user may see a story. */
export interface SpecialLook {
  look: string;
  theme: string;
  locale: string;
  /**
   * Applies the setting to a page 375 px wide; returns how to undo it, and how to take the picture if not of the whole
   * page.
   */
  wear: (page: Page) => Promise<{ takeOff: () => Promise<void>; shoot?: (page: Page) => Promise<Buffer> }>;
}

const nothing = async (): Promise<void> => undefined;

const wide =
  (width: number, height: number): SpecialLook['wear'] =>
  async (page) => {
    await page.setViewportSize({ width, height });
    return { takeOff: nothing };
  };

const mirrored =
  (width: number, height: number): SpecialLook['wear'] =>
  async (page) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    return { takeOff: () => page.evaluate(() => document.documentElement.removeAttribute('dir')) };
  };

const forced: SpecialLook['wear'] = async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  return { takeOff: () => page.emulateMedia({ forcedColors: null }) };
};

const calm: SpecialLook['wear'] = async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return { takeOff: () => page.emulateMedia({ reducedMotion: null }) };
};

/** Window of 1280 x 1024 at 400 %: 320 x 256 CSS pixels, one screenful. */
const zoomed: SpecialLook['wear'] = async (page) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const session = await page.context().newCDPSession(page);
  const metrics = { width: 320, height: 256, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', { ...metrics, deviceScaleFactor: 4 });
  return {
    shoot: async () => {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    },
    takeOff: async () => {
      await session.send('Emulation.setDeviceMetricsOverride', { ...metrics, deviceScaleFactor: 1 });
      await session.detach();
    },
  };
};

/** Special settings besides sizes, tones and locales. */
export const specialLooks: readonly SpecialLook[] = [
  { look: '320-dark-fr-CA', theme: 'dark', locale: 'fr-CA', wear: wide(320, 640) },
  { look: 'rtl-375', theme: 'dark', locale: 'en-US', wear: mirrored(375, 667) },
  { look: 'rtl-1440', theme: 'light', locale: 'en-US', wear: mirrored(1440, 900) },
  { look: 'forced-colors', theme: 'dark', locale: 'en-US', wear: forced },
  { look: 'reduced-motion', theme: 'dark', locale: 'en-US', wear: calm },
  { look: 'zoom-400', theme: 'dark', locale: 'en-US', wear: zoomed },
];
