import * as Ariakit from '@ariakit/react';
import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/Icons.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { backdrop, closeButton, footerStyle, header, heading, shapes, surface } from './dialogStyles.ts';
import { ScrollBody } from './ScrollBody.tsx';

export interface DialogProps {
  open: boolean;
  /** Asked to close: by the button, by Escape or by a press beside it. */
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for those who listen. */
  hideTitle?: boolean;
  /** A press beside it closes it; not where an error wants an answer [I8.04]. */
  closeOnBackdrop?: boolean;
  /** Escape and the button close it; `false` while something must not be left. */
  closable?: boolean;
  /** Stays at the bottom while the body scrolls: the actions. */
  footer?: ReactNode;
  /** `alertdialog` where it brings bad news that wants an answer. */
  role?: 'dialog' | 'alertdialog';
  /** Takes the focus first; by default the first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus afterwards, where what was pressed is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface Shape {
  shape: SerializedStyles;
}

/** Tab goes round: what is outside is inert, and from the last control it would leave the page for the browser. */
const contents = css({ display: 'contents' });

/** The close button is read last, so that the focus starts at what the dialog is about. */
function Modal(props: DialogProps & Shape) {
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

/** A window over the page, 500 px wide [I9.06]; a sheet from below on a phone. It traps the focus and gives it back. */
export const Dialog = (props: DialogProps) => <Modal {...props} shape={shapes.dialog} />;

/** Slides in at the right, 420 px wide [I9.06]: cart, filters, menu. The whole width of a phone. */
export const Drawer = (props: DialogProps) => <Modal {...props} shape={shapes.drawer} />;

/** Comes from below at every size: a choice that belongs to what is above it. */
export const Sheet = (props: DialogProps) => <Modal {...props} shape={shapes.sheet} />;
