// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { waitingRoomEndpoints as waitingRoomApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
