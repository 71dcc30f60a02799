import { css } from '@emotion/react';
import { Button } from '../../actions/Button.tsx';
import { textButtonEdge } from '../../actions/buttonStyles.ts';
import { IconButton } from '../../actions/IconButton.tsx';
import { ProgressBar } from '../../progress/ProgressBar.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../../icons/Icons.tsx';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { theme } from '../../theme/theme.ts';
import { LiveText } from '../FieldFrame.tsx';
import { formatBytes, type UploadItem } from './uploadItems.ts';

export interface UploadListTexts {
  /** Label of the remove button, such as "Remove cv.pdf"; cancels a running upload. */
  remove: (fileName: string) => string;
  /** Returns the text of a file's state: "Waiting", "Sending, 40%", "Sent", "Not sent". */
  state: (item: UploadItem) => string;
}

export interface UploadListProps {
  items: readonly UploadItem[];
  locale: string;
  texts: UploadListTexts;
  onRemove: (id: string) => void;
  onRetry: ((id: string) => void) | undefined;
}

const { color } = theme;
const list = css({ display: 'grid', gap: theme.space[2], padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlock: theme.space[1],
  paddingInline: `${theme.space[4]} ${theme.space[1]}`,
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.medium,
  background: color.surface1,
});
const words = css({ flex: 1, minWidth: 0, paddingBlock: theme.space[2], overflowWrap: 'anywhere' });
const small = css({ fontSize: theme.text.small, color: color.contentMuted });
const done = css({ color: color.success });
const failed = css({ color: color.danger });

function Row({
  item,
  locale,
  texts,
  onRemove,
  onRetry,
}: Omit<UploadListProps, 'items'> & { item: UploadItem }) {
  const { retry } = useUiTexts();
  const { id, name, sizeBytes, state, progress } = item;
  return (
    <li css={row}>
      <div css={words}>
        {state === 'sending' ? (
          <ProgressBar
            label={name}
            text={texts.state(item)}
            {...(progress === undefined ? {} : { value: progress })}
          />
        ) : (
          <>
            <div>{name}</div>
            <div css={[small, state === 'failed' && failed]}>
              {formatBytes(sizeBytes, locale)} · {texts.state(item)}
            </div>
            {state === 'failed' && onRetry && (
              <Button variant="text" css={textButtonEdge} onClick={() => onRetry(id)}>
                {retry}
              </Button>
            )}
          </>
        )}
      </div>
      {state === 'done' && (
        <span css={done}>
          <CheckIcon />
        </span>
      )}
      {state === 'failed' && (
        <span css={failed}>
          <WarningIcon />
        </span>
      )}
      <IconButton label={texts.remove(name)} icon={<CloseIcon size={18} />} onClick={() => onRemove(id)} />
    </li>
  );
}

/** Files of an upload with their progress; announces changes of state, not progress. */
export function UploadList({ items, ...rest }: UploadListProps) {
  const settled = items.filter(({ state }) => state === 'done' || state === 'failed');
  const last = settled.at(-1);
  return (
    <>
      {items.length > 0 && (
        <ul css={list}>
          {items.map((item) => (
            <Row key={item.id} item={item} {...rest} />
          ))}
        </ul>
      )}
      <LiveText>{last ? `${last.name}: ${rest.texts.state(last)}` : ''}</LiveText>
    </>
  );
}
