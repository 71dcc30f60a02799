import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

export function registerSandboxMail(_app: FastifyInstance, _platform: Platform): void {}
