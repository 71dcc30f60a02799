import { trustedScript } from '@foyer/util';

/** reCAPTCHA settings of the deployment. */
export interface RecaptchaSettings {
  siteKey: string;
  scriptUrl: string;
}

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}
type WithRecaptcha = typeof globalThis & { grecaptcha?: Recaptcha };

const loadMs = 10_000;
const loading = new Map<string, Promise<Recaptcha>>();

function load({ scriptUrl }: RecaptchaSettings): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The recaptcha cannot be loaded'));
    };
    const timer = setTimeout(fail, loadMs);
    script.async = true;
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.onload = () => {
      const { grecaptcha } = globalThis as WithRecaptcha;
      clearTimeout(timer);
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    };
    script.src = trustedScript(scriptUrl, 'foyer', [scriptUrl]);
    document.head.append(script);
  });
}

/**
 * Gets a reCAPTCHA token for a form. The script loads with the first submitted form, and only where the deployment
 * requires it [I4.05, I7.30].
 * @throws Error when it fails to load or takes too long
 */
export async function askRecaptcha(settings: RecaptchaSettings, action: string): Promise<string> {
  const known = loading.get(settings.scriptUrl) ?? load(settings);
  loading.set(settings.scriptUrl, known);
  known.catch(() => loading.delete(settings.scriptUrl));
  const recaptcha = await known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The recaptcha does not answer')), loadMs);
  });
  try {
    return await Promise.race([recaptcha.execute(settings.siteKey, { action }), late]);
  } finally {
    clearTimeout(timer);
  }
}
