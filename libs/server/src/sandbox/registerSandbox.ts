import type { FastifyInstance } from 'fastify';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { Platform } from '../platform/platform.ts';
import { registerSandboxClock } from './sandboxClock.ts';
import { registerSandboxEvent, type ChangeEvent, type CountStock } from './sandboxEvent.ts';
import { registerSandboxGuide, type SandboxSample } from './sandboxGuide.ts';
import { registerSandboxMail } from './sandboxMail.ts';
import { registerSandboxRecaptcha } from './sandboxRecaptcha.ts';
import { registerSandboxShipment, type ShipmentCases } from './sandboxShipment.ts';
import { registerSandboxTags } from './sandboxTags.ts';
import { registerSandboxWallet } from './sandboxWalletPage.ts';

/** Registers the pages of the sandbox, which only sandbox configurations serve. */
export function registerSandbox(
  app: FastifyInstance,
  platform: Platform,
  {
    jobs,
    sample,
    changeEvent,
    countStock,
    shipments,
  }: {
    jobs: JobQueue;
    sample?: SandboxSample | undefined;
    changeEvent: ChangeEvent;
    countStock: CountStock;
    shipments: ShipmentCases;
  },
): void {
  if (sample) registerSandboxGuide(app, platform, sample);
  registerSandboxEvent(app, platform, { jobs, changeEvent, countStock });
  registerSandboxShipment(app, platform, { jobs, shipments });
  registerSandboxMail(app, platform, jobs);
  registerSandboxClock(app, platform, jobs);
  registerSandboxRecaptcha(app, platform);
  registerSandboxTags(app, platform);
  registerSandboxWallet(app, platform);
}
