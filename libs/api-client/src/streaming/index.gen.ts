// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './conference/index.gen.ts';
export * from './live-stream/index.gen.ts';
export * from './playback/index.gen.ts';
export * from './stream-feedback/index.gen.ts';
export * from './video-analytics/index.gen.ts';
