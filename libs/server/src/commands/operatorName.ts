import os from 'node:os';

/** Who runs the command, as the machine knows them. */
export function operatorName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown';
  }
}
