import type { ReactNode } from 'react';

/** Texts of a yes-or-no dialog [I4.22]. */
export interface ConfirmTexts {
  title: string;
  message?: ReactNode;
  /** Replaces "Yes" and "No". */
  yes?: string;
  no?: string;
}
