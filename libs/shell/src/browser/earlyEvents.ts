const most = 99;

/** Events from before the app's companion has loaded, which collects them by `takeEarlyEvents`. */
export const early: Event[] = [];
export const keepEarly = (event: Event): void => void (early.length < most && early.push(event));

/** Queues events of a page from its start: errors, and what other tabs store, such as a logout [CL-06, I4.14]. */
export const keepEarlyEvents = (): void => {
  for (const name of ['error', 'unhandledrejection', 'storage']) window.addEventListener(name, keepEarly);
};
