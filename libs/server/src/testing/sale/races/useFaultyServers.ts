import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { createSandboxGateway } from '../../../sandbox/payment/sandboxGateway.ts';
import type { TestServerOptions } from '../../testServer.ts';
import { createTestTimer } from '../../testTimer.ts';
import { createFaultyGateway, type FaultyGateway } from '../faults/faultyGateway.ts';
import { useSaleServers } from './useSaleServers.ts';

/** Runs two servers that charge through a faulty gateway, which has no fault when a test begins. */
export function useFaultyServers(
  options: TestServerOptions = {},
  modules: readonly ServerModule[] = [],
): ReturnType<typeof useSaleServers> & { gateway: FaultyGateway } {
  const gateway = createFaultyGateway(() => {
    const { database, platform } = used.server();
    return createSandboxGateway({ database, newId: platform.newId, payOrigin: 'http://pay.localhost:4200' });
  });
  const sale = {
    ...defaultConfig.sale,
    get chargeTimeoutMs() {
      return gateway.timeoutMs;
    },
  };
  const timer = createTestTimer();
  const used = useSaleServers(
    { gateways: { payment: gateway }, config: { sale }, timer, ...options },
    modules,
  );
  beforeEach(() => {
    gateway.fault = 'none';
  });
  return { ...used, gateway };
}
