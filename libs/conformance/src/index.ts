export { createClient } from './http/client.ts';
export type { Client } from './http/client.ts';
export type { HttpAnswer, HttpRequest, Transport } from './http/transport.ts';
export type { ApiRequest } from './http/apiRequest.ts';
export { createWorld, NotInWorld, principals } from './world/world.ts';
export type {
  Person,
  Principal,
  Role,
  Sale,
  ThingMakers,
  ThingName,
  Things,
  World,
  WorldParts,
} from './world/world.ts';
export { createOwner } from './world/owner.ts';
export type { Owner } from './world/owner.ts';
export { createSandboxWorld, sandboxParts } from './sandbox/sandboxWorld.ts';
export { readArrival, visitProvider } from './sandbox/visitProvider.ts';
export type { ProviderChoice } from './sandbox/visitProvider.ts';
export { createSuite } from './suite/suite.ts';
export type { Insight, Suite } from './suite/suite.ts';
export type { ConformanceCheck } from './suite/check.ts';
export { partNames, parts } from './parts/parts.ts';
export { inputChecks } from './parts/brokenInput.ts';
export { fieldChecks } from './parts/fieldMatrix.ts';
export { answeredChecks, passingChecks, refusals, refusedChecks } from './parts/functionMatrix.ts';
export { injectionChecks } from './parts/injection.ts';
export { extraFieldChecks } from './parts/massAssignment.ts';
export { objectChecks } from './parts/objectMatrix.ts';
export { rightChecks } from './parts/rightMatrix.ts';
export { siteChecks } from './parts/siteMatrix.ts';
export { operationIds } from './contract/inputs.ts';
export { sampleOf } from './contract/sampleValue.ts';
export { buildRequest } from './requests/buildRequest.ts';
export { accountPassword } from './makers/shared/accounts.ts';
export { cardOf, cartOf, orderOf } from './makers/shared/purchase.ts';
