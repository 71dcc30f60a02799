import type { ErrorCode, Permission as PermissionAnswer } from '@foyer/contract';
import { failure, type FailureDetails } from '../answers/failure.ts';

/** Answer of a policy: whether an action is allowed, else the refusal of its route. */
export type Permission =
  | { allowed: true }
  /** `opensAt` is when the action is allowed, if only time is missing. */
  | { allowed: false; reason: ErrorCode; opensAt?: Date };

export const allowed: Permission = { allowed: true };
export const refused = (reason: ErrorCode, opensAt?: Date): Permission => ({
  allowed: false,
  reason,
  ...(opensAt ? { opensAt } : {}),
});

/** Throws the refusal of a policy. */
export function demand(permission: Permission, details?: FailureDetails): void {
  if (!permission.allowed) throw failure(permission.reason, details);
}

/** Presents a permission in an answer. */
export const presentPermission = (permission: Permission): PermissionAnswer =>
  permission.allowed
    ? permission
    : {
        allowed: false,
        reason: permission.reason,
        ...(permission.opensAt ? { opensAt: permission.opensAt.toISOString() } : {}),
      };
