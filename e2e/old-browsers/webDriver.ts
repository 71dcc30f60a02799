import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { webkitPath } from '../../tools/install/debianPackages.ts';
import { freePort } from '../support/site/startWorkerSite.ts';

/** Browser driven by the W3C protocol. */
export interface DrivenBrowser {
  goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. */
  run: <Answer>(body: string) => Promise<Answer>;
  /** Waits until the function body returns a truthy value. */
  until: <Answer>(body: string, what: string) => Promise<Answer>;
  /** Presses, like a mouse, the element that the function body returns. */
  press: (body: string, what: string) => Promise<void>;
  close: () => Promise<void>;
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const patienceMs = 45_000;

/** Function body: what is there instead of what was awaited, and when its files came, in ms after its start. */
const describePage = `
  const files = performance.getEntriesByType('resource');
  return {
    address: location.href,
    state: document.readyState,
    text: (document.body?.innerText ?? '').slice(0, 500),
    nowMs: Math.round(performance.now()),
    files: files.map((file) => [file.name, Math.round(file.startTime), Math.round(file.responseEnd)].join(' ')),
  };`;

async function call<Answer>(address: string, method: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Answer & { message?: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.message ?? answer.status}`);
  return value;
}

async function untilReady(address: string, driver: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && driver.exitCode === null; tries += 1) {
    const status = await call<{ ready: boolean }>(`${address}/status`, 'GET').catch(() => undefined);
    if (status) return;
    await wait(100);
  }
  throw new Error('The driver of WebKitGTK did not start.');
}

/** Retries a press, because the driver refuses elements that are moving or were just replaced. */
async function pressOnce(find: () => Promise<Record<string, string>>, session: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const element = await find();
    try {
      await call(`${session}/element/${element[elementKey]}/click`, 'POST', {});
      return;
    } catch (error) {
      if (tries === 20) throw error;
      await wait(500);
    }
  }
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebkit(): Promise<DrivenBrowser> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // In a process group of its own, so that screen and browser end with the driver.
  const driver = spawn('/usr/bin/xvfb-run', ['-a', '/usr/bin/WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LANG: 'C.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const end = (): void => void (driver.pid !== undefined && process.kill(-driver.pid, 'SIGTERM'));
  try {
    await untilReady(address, driver);
    const options = { binary: webkitPath(), args: ['--automation'] };
    const { sessionId } = await call<{ sessionId: string }>(`${address}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `${address}/session/${sessionId}`;
    const run = <Answer>(script: string): Promise<Answer> =>
      call<Answer>(`${session}/execute/sync`, 'POST', { script, args: [] });
    const until = async <Answer>(body: string, what: string): Promise<Answer> => {
      for (let spentMs = 0; spentMs < patienceMs; spentMs += 200) {
        const found = await run<Answer | null>(body);
        if (found) return found;
        await wait(200);
      }
      const seen = await run<unknown>(describePage);
      throw new Error(`There is no ${what}. The page: ${JSON.stringify(seen, null, 2)}`);
    };
    return {
      goto: (url) => call(`${session}/url`, 'POST', { url }),
      run,
      until,
      press: (body, what) => pressOnce(() => until<Record<string, string>>(body, what), session),
      close: async () => {
        await call(session, 'DELETE').catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
