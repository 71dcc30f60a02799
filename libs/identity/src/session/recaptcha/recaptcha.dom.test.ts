import { askRecaptcha } from './recaptcha.ts';

const settings = (name: string) => ({ siteKey: 'site', scriptUrl: `https://recaptcha.example/${name}.js` });
type WithRecaptcha = typeof globalThis & { grecaptcha?: unknown };
const scripts = () => [...document.head.querySelectorAll('script')];
const execute = jest.fn((_siteKey: string, { action }: { action: string }) =>
  Promise.resolve(`for ${action}`),
);
const arrive = (script: HTMLScriptElement) => {
  (globalThis as WithRecaptcha).grecaptcha = { ready: (then: () => void) => then(), execute };
  script.dispatchEvent(new Event('load'));
};

describe('askRecaptcha', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    delete (globalThis as WithRecaptcha).grecaptcha;
  });

  it('loads its script with the first form, once, and gives an answer for the form [I4.05, I7.30]', async () => {
    expect(scripts()).toEqual([]);
    const first = askRecaptcha(settings('once'), 'signUp');
    arrive(scripts()[0]!);
    expect(await first).toBe('for signUp');
    expect(await askRecaptcha(settings('once'), 'contact')).toBe('for contact');
    expect(scripts().map(({ src }) => src)).toEqual([settings('once').scriptUrl]);
    expect(execute).toHaveBeenCalledWith('site', { action: 'signUp' });
  });

  it('says that it cannot be loaded, and tries again with the next form', async () => {
    const failed = askRecaptcha(settings('again'), 'signUp');
    scripts()[0]!.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('cannot be loaded');
    expect(scripts()).toEqual([]);
    const second = askRecaptcha(settings('again'), 'signUp');
    arrive(scripts()[0]!);
    expect(await second).toBe('for signUp');
  });

  it('does not wait for ever', async () => {
    jest.useFakeTimers();
    const late = askRecaptcha(settings('late'), 'signUp');
    const ended = expect(late).rejects.toThrow('cannot be loaded');
    await jest.advanceTimersByTimeAsync(11_000);
    await ended;
    jest.useRealTimers();
  });
});
