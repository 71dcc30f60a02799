export { checkInvariants } from './checkInvariants.ts';
export { createTestDatabase } from './createTestDatabase.ts';
export type { TestDatabase } from './createTestDatabase.ts';
export { seededRandomness } from './seededRandomness.ts';
export { testConfig } from './testConfig.ts';
export { cloneTestDatabase, testPostgres } from './testPostgres.ts';
export { buildTestServer } from './testServer.ts';
export type { CallAnswer, CallOptions, TestClock, TestServer, TestServerOptions } from './testServer.ts';
export { buildSignUp, linkTokenFor, signUp } from './signUp.ts';
