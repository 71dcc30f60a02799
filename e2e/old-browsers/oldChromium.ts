import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { oldChromiumPath, oldDriverFolder, type OldChromium } from '../../tools/install/oldChromium.ts';

/** Part of the untyped driver of 2020 that these tests use. */
interface OldElement {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  select: (value: string) => Promise<unknown>;
}
interface OldHandle {
  asElement: () => OldElement | null;
}
interface OldScreen {
  url: () => string;
  evaluate: <Answer>(script: string) => Promise<Answer>;
  waitForFunction: (script: string, options: { timeout: number; polling: number }) => Promise<OldHandle>;
}
interface OldPage extends OldScreen {
  goto: (url: string) => Promise<unknown>;
  frames: () => OldScreen[];
  close: () => Promise<void>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  screenshot: (options: { path: string }) => Promise<unknown>;
  on: (event: 'pageerror' | 'console', listen: (told: Error & { text?: () => string }) => void) => void;
}
interface OldDriver {
  launch: (options: {
    executablePath: string;
    args: string[];
    env: Record<string, string | undefined>;
  }) => Promise<{ newPage: () => Promise<OldPage>; close: () => Promise<void> }>;
}

const timeoutMs = 45_000;

/** Page or frame, operated by its texts and the names of its fields. */
export interface OldTab {
  goto: (url: string) => Promise<void>;
  url: () => string;
  evaluate: <Answer>(script: string) => Promise<Answer>;
  /** Waits for a heading with these words. */
  seeHeading: (words: RegExp) => Promise<void>;
  see: (selector: string, words: RegExp) => Promise<void>;
  press: (words: RegExp, selector?: string) => Promise<void>;
  /** Presses a radio button or checkbox by its label. */
  tick: (label: RegExp) => Promise<void>;
  fill: (label: RegExp, text: string) => Promise<void>;
  choose: (label: RegExp, value: string) => Promise<void>;
  /** Fills a field by its autocomplete value, in the frame whose address contains `part`. */
  fillFramed: (part: string, autocomplete: string, text: string) => Promise<void>;
  picture: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface OldBrowser {
  newTab: () => Promise<OldTab>;
  /** Uncaught errors of pages, policy violations and console errors. */
  problems: string[];
  close: () => Promise<void>;
}

/** Finds the last visible match, because overlays come last. Written for the browser of its time. */
const findSeen = (selector: string, words: RegExp): string => `(function () {
  var all = Array.from(document.querySelectorAll(${JSON.stringify(selector)}));
  return all.reverse().find(function (each) {
    var box = each.getBoundingClientRect();
    var said = (each.getAttribute('aria-label') || each.textContent || '').trim();
    return box.width > 0 && box.height > 0 && !each.disabled && new RegExp(${JSON.stringify(words.source)}).test(said);
  }) || null;
})()`;

const fieldOf = (words: RegExp): string => `(function () {
  var label = ${findSeen('label', words)};
  return label && (label.control || document.getElementById(label.htmlFor));
})()`;

/** Text of a page, for the message of a failed search. */
const shownText = `(location.pathname + ': ' + document.body.innerText).replace(/\\s+/g, ' ').slice(0, 600)`;

function tabOf(page: OldPage, problems: readonly string[]): OldTab {
  const find = async (screen: OldScreen, script: string): Promise<OldElement> => {
    try {
      const handle = await screen.waitForFunction(script, { timeout: timeoutMs, polling: 100 });
      return handle.asElement()!;
    } catch (error) {
      const shown = await page.evaluate<string>(shownText).catch(String);
      throw new Error([script, (error as Error).message, shown, ...problems].join('\n'), { cause: error });
    }
  };
  const see = async (selector: string, words: RegExp): Promise<void> =>
    void (await find(page, findSeen(selector, words)));
  return {
    goto: async (url) => void (await page.goto(url)),
    url: () => page.url(),
    evaluate: (script) => page.evaluate(script),
    see,
    seeHeading: (words) => see('h1,h2', words),
    press: async (words, selector = 'button,a') => (await find(page, findSeen(selector, words))).click(),
    tick: async (words) => (await find(page, fieldOf(words))).click(),
    fill: async (label, text) => (await find(page, fieldOf(label))).type(text),
    choose: async (label, value) => void (await (await find(page, fieldOf(label))).select(value)),
    fillFramed: async (part, autocomplete, text) => {
      const framed = () => page.frames().find((each) => each.url().includes(part));
      for (let spentMs = 0; !framed() && spentMs < timeoutMs; spentMs += 100) await wait(100);
      const frame = framed();
      if (!frame) throw new Error(`No frame shows ${part}.`);
      const field = `document.querySelector('input[autocomplete="${autocomplete}"]')`;
      await (await find(frame, field)).type(text);
    },
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => page.close(),
  };
}

/** Starts a real Chromium of that version with its contemporary driver, without network access beyond localhost. */
export async function startOldChromium(version: OldChromium): Promise<OldBrowser> {
  const driver = createRequire(import.meta.url)(oldDriverFolder) as OldDriver;
  const browser = await driver.launch({
    executablePath: oldChromiumPath(version),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--lang=en-US',
      // Its driver cannot access out-of-process frames.
      '--disable-features=IsolateOrigins,site-per-process',
      '--disable-site-isolation-trials',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1, MAP * 0.0.0.0',
    ],
    env: { ...process.env, TZ: 'America/New_York' },
  });
  const problems: string[] = [];
  return {
    problems,
    newTab: async () => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text?.() ?? '';
        if (/Content Security Policy|Refused to/.test(text)) problems.push(`policy: ${text}`);
      });
      return tabOf(page, problems);
    },
    close: () => browser.close(),
  };
}
