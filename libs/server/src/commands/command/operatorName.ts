import os from 'node:os';

/** Returns the operating-system user that runs the command. */
export function operatorName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown';
  }
}
