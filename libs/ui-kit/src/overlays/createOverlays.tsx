import type { ReactNode } from 'react';
import type { Tone } from '../feedback/toneStyles.ts';
import type { ConfirmTexts } from './dialog/confirmTexts.ts';
import { createLeaveGuards, type LeaveGuards } from './leaveGuards.ts';
import type { OverlayControls, OverlayHandle, OverlayOptions, OverlayStack } from './overlayStack.ts';

export interface ToastOptions extends OverlayOptions {
  tone?: Tone;
  action?: ReactNode;
}

export interface ApiErrorTexts {
  /** Title, required by [I8.04]. */
  title: string;
  /** Server message, or ours. */
  message: ReactNode;
}

export interface Overlays extends LeaveGuards {
  /** Opens an overlay on top. `render` usually returns a `Dialog` that takes `open` and `close`. */
  open: (render: (controls: OverlayControls) => ReactNode, options?: OverlayOptions) => OverlayHandle;
  close: (id: string) => void;
  closeAll: () => void;
  /** Shows a toast for 6 seconds by default; it waits while it is being read. */
  toast: (text: ReactNode, options?: ToastOptions) => OverlayHandle;
  /** Shows the banner at the bottom until it is closed [I8.04]. One at a time. */
  showError: (text: ReactNode, options?: OverlayOptions) => OverlayHandle;
  /** Shows the dialog for a failed call: a title, a close button, no backdrop dismissal [I8.04]. */
  showApiError: (texts: ApiErrorTexts, options?: OverlayOptions) => Promise<void>;
  /** Asks yes or no, such as before unsaved changes are lost [I4.22]; closing without an answer is a no. */
  confirm: (texts: ConfirmTexts) => Promise<boolean>;
}

const toastMs = 6_000;

/** Creates the API on a stack. Dialogs load on demand; offline, the banner is used instead. */
export function createOverlays(stack: OverlayStack): Overlays {
  const showError: Overlays['showError'] = (text, options) =>
    stack.add({ kind: 'banner', text }, { id: 'error-banner', ...options });

  const showApiError: Overlays['showApiError'] = async ({ title, message }, options) => {
    try {
      const { ApiErrorDialog } = await import('./dialog/ApiErrorDialog.tsx');
      stack.add(
        {
          kind: 'overlay',
          render: (controls) => <ApiErrorDialog {...controls} title={title} message={message} />,
        },
        { id: 'api-error', ...options },
      );
    } catch {
      showError(message, options);
    }
  };

  const confirm: Overlays['confirm'] = async (texts) => {
    const loaded = await import('./dialog/ConfirmDialog.tsx').catch(() => undefined);
    if (!loaded) return window.confirm(texts.title);
    const { ConfirmDialog } = loaded;
    return new Promise((resolve) => {
      stack.add(
        {
          kind: 'overlay',
          render: ({ open, close }) => (
            <ConfirmDialog {...texts} open={open} onAnswer={(answer) => (resolve(answer), close())} />
          ),
        },
        // Only the first answer counts, so closing after a yes changes nothing.
        { onClose: () => resolve(false) },
      );
    });
  };

  return {
    ...createLeaveGuards(confirm),
    open: (render, options) => stack.add({ kind: 'overlay', render }, options),
    close: (id) => stack.close(id),
    closeAll: () => stack.closeAll(),
    toast: (text, { tone = 'info', action, ...options } = {}) =>
      stack.add({ kind: 'toast', tone, text, action }, { dismissAfterMs: toastMs, ...options }),
    showError,
    showApiError,
    confirm,
  };
}
