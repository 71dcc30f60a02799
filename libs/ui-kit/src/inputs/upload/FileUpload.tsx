import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { ErrorCode, useDropzone, type FileRejection } from 'react-dropzone';
import { buttonBase, buttonVariants } from '../../actions/buttonStyles.ts';
import { theme } from '../../theme/theme.ts';
import { describe, FieldFrame, LiveText, type FieldTexts } from '../FieldFrame.tsx';
import type { UploadItem, UploadRefusal } from './uploadItems.ts';
import { UploadList, type UploadListTexts } from './UploadList.tsx';

export interface FileUploadTexts extends UploadListTexts {
  /** Whole sentence: "Drop a file here, or choose one." */
  drop: string;
  /** "Choose a file" */
  choose: string;
  /** "Let go to add it" */
  letGo: string;
  /** Returns the text for a refused file: type, size or number. It names the limits. */
  refused: (refusal: UploadRefusal) => string;
}

export interface FileUploadProps extends FieldTexts {
  items: readonly UploadItem[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Accepted content types: `{ 'application/pdf': ['.pdf'] }`. The server inspects the content. */
  accept?: Record<string, string[]>;
  /** Largest file in bytes, such as 10 MB for a résumé [I5.10]. */
  maxBytes?: number;
  /** Number of files; one by default. */
  maxFiles?: number;
  /** Locale of file sizes. */
  locale: string;
  texts: FileUploadTexts;
  name?: string;
  disabled?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

const { color } = theme;
const zone = css({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[2],
  padding: theme.space[5],
  border: `2px dashed ${color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: color.surface2,
  textAlign: 'center',
  transition: `border-color ${theme.motion.fade}, background-color ${theme.motion.fade}`,
});
const overZone = css({ borderColor: color.accentText, borderStyle: 'solid', background: color.surface3 });
const wrongZone = css({ borderColor: color.danger });
const quiet = css({ color: color.contentMuted });
const input = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  '&:focus-visible + span': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});
const refusedText = css({ color: color.danger, fontSize: theme.text.small, fontWeight: 500 });

function refusalOf({ file, errors }: FileRejection): UploadRefusal {
  const codes = errors.map(({ code }) => code);
  if (codes.includes(ErrorCode.FileInvalidType)) return { reason: 'type', fileName: file.name };
  if (codes.includes(ErrorCode.FileTooLarge)) return { reason: 'size', fileName: file.name };
  return { reason: 'count' };
}

/** Upload by drag, paste or file dialog; each file shows its progress and can be removed. */
export function FileUpload(props: FileUploadProps) {
  const { items, onAdd, onRemove, onRetry, accept, maxBytes, maxFiles = 1, locale, texts, ...rest } = props;
  const { name, disabled = false, onFocus, onBlur, ...frame } = rest;
  const id = useId();
  const [refusals, setRefusals] = useState<readonly UploadRefusal[]>([]);
  const room = maxFiles - items.length;
  const { getRootProps, getInputProps, isDragActive, isDragReject } = useDropzone({
    ...(accept ? { accept } : {}),
    ...(maxBytes === undefined ? {} : { maxSize: maxBytes }),
    maxFiles: Math.max(1, room),
    multiple: maxFiles > 1,
    disabled: disabled || room <= 0,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, rejected) => {
      setRefusals(rejected.map(refusalOf));
      if (taken.length > 0) onAdd(taken);
    },
  });
  const messages = [...new Set(refusals.map(texts.refused))];
  return (
    <FieldFrame id={id} {...frame} {...(name ? { name } : {})}>
      {room > 0 && (
        <div
          {...getRootProps()}
          role="presentation"
          css={[zone, isDragActive && overZone, (isDragReject || Boolean(frame.error)) && wrongZone]}
        >
          <span css={quiet}>{isDragActive ? texts.letGo : texts.drop}</span>
          <label>
            <input
              {...getInputProps({ style: {}, onFocus, onBlur })}
              // The visible label names it.
              aria-label={undefined}
              css={input}
              id={id}
              tabIndex={0}
              {...(name ? { name } : {})}
              {...describe(id, frame)}
            />
            <span css={[buttonBase, buttonVariants.secondary]} aria-hidden>
              {texts.choose}
            </span>
          </label>
        </div>
      )}
      {messages.map((message) => (
        <p key={message} css={refusedText}>
          {message}
        </p>
      ))}
      <LiveText>{messages.join(' ')}</LiveText>
      <UploadList items={items} locale={locale} texts={texts} onRemove={onRemove} onRetry={onRetry} />
    </FieldFrame>
  );
}
