/**
 * APIs used although browsers of the modern build may lack them, with the reason why that is safe. Keyed by the name
 * that the check prints; unused entries must be removed.
 */
export const guardedApis: Readonly<Record<string, string>> = {
  'Navigator.wakeLock': 'asked for first: useWakeLock.ts',
  'Location.ancestorOrigins': 'taken as a list that may be missing: ownParentOrigin.ts',
  'Window.cancelIdleCallback': 'only after requestIdleCallback was there: whenIdle.ts',
  'Window.requestIdleCallback': 'asked for first: whenIdle.ts',
  'Document.pictureInPictureEnabled': 'no button where it is missing: PlayerBar.tsx',
  audioTracks: 'a property of hls.js, not of the video',
  setSinkId: 'asked for first: createDevices.ts',
  requestPictureInPicture: 'only where it is enabled: PlayerBar.tsx',
  imageSmoothingQuality: 'a wish: where nobody knows it, it changes nothing',
  properties: 'a word of JSON Schema in generated validators',
};

const byCoreJs = 'core-js, which the legacy build adds where it is used';

/** The same for the legacy build [I1.08]: how the gap is filled, in addition to {@link guardedApis}. */
export const filledApis: Readonly<Record<string, string>> = {
  AudioContext: 'asked for first: microphoneLevel.ts, playTone.ts',
  getFloatTimeDomainData: 'of an AudioContext, which is asked for first: microphoneLevel.ts',
  'AbortSignal.any': 'tools/webpack/legacy/domGaps.ts',
  'AbortSignal.timeout': 'tools/webpack/legacy/domGaps.ts',
  BroadcastChannel: 'asked for first: oauthChannel.ts',
  'Crypto.randomUUID': 'tools/webpack/legacy/domGaps.ts',
  IntersectionObserver: 'a package, by tools/webpack/legacy/domGaps.ts; asked for first in embed.v1.ts',
  'Document.exitFullscreen': 'asked for first: StreamPlayer.tsx',
  'Document.fullscreenElement': 'asked for first: StreamPlayer.tsx',
  getSynchronizationSources: 'asked for first: createReceived.ts',
  'Intl.ListFormat': 'asked for first: listText.ts',
  'Intl.RelativeTimeFormat': 'asked for first: daysUntil.ts',
  'Object.fromEntries': byCoreJs,
  'Object.hasOwn': byCoreJs,
  'Promise.allSettled': byCoreJs,
  ResizeObserver: 'a package, by tools/webpack/legacy/domGaps.ts',
  writeText: 'a failure is caught: shareAddress.ts',
  'URL.canParse': 'tools/webpack/legacy/pageGaps.ts',
  findLast: byCoreJs,
  pointerId: 'tools/webpack/legacy/pointerGaps.ts',
  pointerType: 'tools/webpack/legacy/pointerGaps.ts',
  replaceAll: byCoreJs,
  requestFullscreen: 'asked for first: StreamPlayer.tsx',
  setPointerCapture: 'tools/webpack/legacy/pointerGaps.ts',
  transferSize: 'where it is unknown, a page counts as one from a cache: pageAskedAt.ts',
  unobserve: 'as IntersectionObserver and ResizeObserver',
};
