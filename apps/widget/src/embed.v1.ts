/**
 * The loader that a host page includes:
 *   <script async src="https://widget.example/embed.v1.js"></script>
 *   <div data-foyer-event="…" data-foyer-locale="fr-CA"></div>
 * With `data-foyer-code`, a code of `POST /api/auth/exchangeCode`, the frame begins with the session of whoever asked for it.
 * The frame takes the host page's look from `data-foyer-accent="#aa3300"`, with it `data-foyer-corners` (`sharp`, `soft`
 * or `round`), and `data-foyer-tone` (`light` or `dark`; the system's by default).
 * When the visitor picks seats of an accepted offer, or has none to pick, the place dispatches the event
 * `foyer:myPriceSeatsPicked` with `detail: { offerId, code? }` [C3.37]; when a token that was sent is taken back,
 * `foyer:tokenRevoked` with `detail: { eventId, tokenId }`; when the visitor has listed {product} for sale,
 * `foyer:sellingComplete` with `detail: { eventId, listingId }`; when {product} were exchanged for better ones,
 * `foyer:upgradeComplete` with `detail: { eventId, orderId }`. With `data-foyer-closable="1"` the frame has a button that
 * dispatches `foyer:close`; the host page takes the place away.
 * Nothing is framed until the place comes near the viewport. Only the frame itself, from the loader's own origin, is
 * listened to [I4.24].
 */
(() => {
  const script = document.currentScript as HTMLScriptElement | null;
  if (!script) return;
  const { origin } = new URL(script.src);

  const mount = (place: HTMLElement): void => {
    const { foyerEvent = '', foyerLocale, foyerTitle, ...more } = place.dataset;
    const query = Object.entries({
      exchangeCode: more['foyerCode'],
      accent: more['foyerAccent'],
      corners: more['foyerCorners'],
      tone: more['foyerTone'],
      closable: more['foyerClosable'],
    })
      .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
      .join('&');
    const frame = document.createElement('iframe');
    frame.src = `${origin}${foyerLocale ? `/${foyerLocale}` : ''}/events/${encodeURIComponent(foyerEvent)}${query && `?${query}`}`;
    frame.title = foyerTitle ?? 'Foyer';
    // Paying, and watching a stream: sound without another press, full screen, and floating over other windows.
    // Camera and microphone are for guests on its stage, whom the browser asks too.
    frame.allow = ['payment', 'autoplay', 'fullscreen', 'picture-in-picture', 'camera', 'microphone']
      .map((feature) => `${feature} ${origin}`)
      .join('; ');
    frame.style.cssText = 'display:block;width:100%;height:480px;border:0';
    const tellViewport = (): void =>
      frame.contentWindow?.postMessage({ foyer: 1, type: 'viewport', height: window.innerHeight }, origin);
    window.addEventListener('message', ({ data: sent, origin: sender, source }: MessageEvent<unknown>) => {
      if (sender !== origin || source !== frame.contentWindow) return;
      const data = sent as Record<
        'foyer' | 'type' | 'height' | 'offerId' | 'code' | 'eventId' | 'tokenId' | 'listingId' | 'orderId',
        unknown
      > | null;
      if (data?.foyer !== 1) return;
      const { type, height, offerId, code, eventId, tokenId, listingId, orderId } = data;
      if (type === 'ready') tellViewport();
      if (type === 'resize' && typeof height === 'number' && height > 0 && height < 20000)
        frame.style.height = `${height}px`;
      const detail =
        type === 'myPriceSeatsPicked'
          ? { offerId, code }
          : type === 'tokenRevoked'
            ? { eventId, tokenId }
            : type === 'sellingComplete'
              ? { eventId, listingId }
              : type === 'upgradeComplete'
                ? { eventId, orderId }
                : type === 'close' && {};
      if (detail) place.dispatchEvent(new CustomEvent(`foyer:${type as string}`, { bubbles: true, detail }));
    });
    window.addEventListener('resize', tellViewport);
    place.append(frame);
  };

  const whenNear = (entries: IntersectionObserverEntry[], near: IntersectionObserver): void => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      mount(target as HTMLElement);
    }
  };
  // Safari 12.0 can't tell when a place comes near, so the frame is inserted immediately.
  const near =
    'IntersectionObserver' in window && new IntersectionObserver(whenNear, { rootMargin: '300px' });
  const start = (): void =>
    document
      .querySelectorAll<HTMLElement>('[data-foyer-event]')
      .forEach((place) => (near ? near.observe(place) : mount(place)));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
