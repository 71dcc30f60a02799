import * as Ariakit from '@ariakit/react';
import { css, type SerializedStyles } from '@emotion/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton.tsx';
import { CloseIcon } from '../../icons/Icons.tsx';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import {
  backdrop,
  closeButton,
  footerStyle,
  header,
  heading,
  shapes,
  surface,
  body,
} from './dialogStyles.ts';

/** Scrolling part between title and actions; focusable while it scrolls. */
function ScrollBody({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} css={body} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}

export interface DialogProps {
  open: boolean;
  /** Called to close: by the button, Escape or the backdrop. */
  onClose: () => void;
  title: ReactNode;
  /** Hides the title visually. */
  hideTitle?: boolean;
  /** Whether a backdrop press closes it; not for errors that need a reaction [I8.04]. */
  closeOnBackdrop?: boolean;
  /** Whether Escape and the button close it; false while something must finish. */
  closable?: boolean;
  /** Actions, fixed at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** `alertdialog` for bad news that needs a reaction. */
  role?: 'dialog' | 'alertdialog';
  /** Receives focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus on closing, where the trigger is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface Shape {
  shape: SerializedStyles;
}

/** Traps Tab: outside content is inert, and Tab would leave for the browser's own controls. */
const contents = css({ display: 'contents' });

/** Draws a dialog in a shape. The close button comes last in reading order, so that focus starts at the content. */
export function Modal(props: DialogProps & Shape) {
  const { open, onClose, title, hideTitle = false, closeOnBackdrop = true, closable = true } = props;
  const { footer, role = 'dialog', initialFocus, finalFocus, shape, children } = props;
  const texts = useUiTexts();
  const close = (
    <Ariakit.DialogDismiss
      css={closeButton}
      render={<IconButton label={texts.close} icon={<CloseIcon size={22} />} />}
    />
  );
  return (
    <Ariakit.Dialog
      open={open}
      onClose={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      role={role}
      unmountOnHide
      backdrop={<div css={backdrop} />}
      hideOnInteractOutside={closable && closeOnBackdrop}
      hideOnEscape={closable}
      css={[surface, shape]}
      {...(initialFocus ? { initialFocus } : {})}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <Ariakit.FocusTrapRegion enabled css={contents}>
        <div css={header}>
          <Ariakit.DialogHeading
            css={heading}
            render={hideTitle ? <Ariakit.VisuallyHidden render={<h2 />} /> : <h2 />}
          >
            {title}
          </Ariakit.DialogHeading>
        </div>
        <ScrollBody>{children}</ScrollBody>
        {footer && <div css={footerStyle}>{footer}</div>}
        {closable && close}
      </Ariakit.FocusTrapRegion>
    </Ariakit.Dialog>
  );
}

/** Window over the page, 500 px wide [I9.06]; a bottom sheet on phones. Traps focus and returns it. */
export const Dialog = (props: DialogProps) => <Modal {...props} shape={shapes.dialog} />;

/** Panel from the right, 420 px wide [I9.06]: cart, filters, menu. Full width on phones. */
export const Drawer = (props: DialogProps) => <Modal {...props} shape={shapes.drawer} />;

/** Panel from the bottom at every size: a choice that belongs to the content above. */
export const Sheet = (props: DialogProps) => <Modal {...props} shape={shapes.sheet} />;
