import type { ReactNode } from 'react';

/** What a dialog that asks yes or no says [I4.22]. */
export interface ConfirmTexts {
  title: string;
  message?: ReactNode;
  /** Instead of "Yes" and "No". */
  yes?: string;
  no?: string;
}
