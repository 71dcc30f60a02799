import type { ReactNode } from 'react';
import type { Tone } from '../feedback/toneStyles.ts';
import type { ConfirmTexts } from './confirmTexts.ts';
import { createLeaveGuards, type LeaveGuards } from './leaveGuards.ts';
import type { OverlayControls, OverlayHandle, OverlayOptions, OverlayStack } from './overlayStack.ts';

export interface ToastOptions extends OverlayOptions {
  tone?: Tone;
  action?: ReactNode;
}

export interface ApiErrorTexts {
  /** The title; [I8.04] wants one. */
  title: string;
  /** The server's message, or the mapped one. */
  message: ReactNode;
}

export interface Overlays extends LeaveGuards {
  /** Puts an overlay on top. What `render` gives is usually a `Dialog` that takes `open` and `close`. */
  open: (render: (controls: OverlayControls) => ReactNode, options?: OverlayOptions) => OverlayHandle;
  close: (id: string) => void;
  closeAll: () => void;
  /** A short word that goes by itself, after 6 seconds unless told otherwise; it waits while it is read. */
  toast: (text: ReactNode, options?: ToastOptions) => OverlayHandle;
  /** The banner at the bottom, which stays until it is closed [I8.04]. One at a time. */
  showError: (text: ReactNode, options?: OverlayOptions) => OverlayHandle;
  /** The dialog for an error of a call: a title, a close button, no way out beside it [I8.04]. */
  showApiError: (texts: ApiErrorTexts, options?: OverlayOptions) => Promise<void>;
  /** Asks yes or no, as before unsaved changes are lost [I4.22]; closed without an answer is a no. */
  confirm: (texts: ConfirmTexts) => Promise<boolean>;
}

const toastMs = 6_000;

/** The ways to use a stack. Dialogs are loaded when one is needed; without the network the banner says it instead. */
export function createOverlays(stack: OverlayStack): Overlays {
  const showError: Overlays['showError'] = (text, options) =>
    stack.add({ kind: 'banner', text }, { id: 'error-banner', ...options });

  const showApiError: Overlays['showApiError'] = async ({ title, message }, options) => {
    try {
      const { ApiErrorDialog } = await import('./ApiErrorDialog.tsx');
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
    const loaded = await import('./ConfirmDialog.tsx').catch(() => undefined);
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
        // Only the first answer counts, so a close after a yes changes nothing.
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
