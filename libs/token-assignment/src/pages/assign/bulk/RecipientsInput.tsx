import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FileUpload, Stack, TextArea, type FileUploadTexts } from '@foyer/ui-kit';
import { saveFile } from '@foyer/util';
import { columns, readCsv, readList, template, type Recipients } from '../../../model/recipients.ts';
import { textOfFile } from '../../../model/textOfFile.ts';

const accepted = { 'text/csv': ['.csv'] };
const mostBytes = 1_000_000;

function useFileTexts(): FileUploadTexts {
  const { t } = useTranslation('assignment');
  return {
    drop: t('bulk.drop'),
    choose: t('bulk.choose'),
    letGo: t('bulk.letGo'),
    remove: (name) => t('bulk.remove', { name }),
    state: () => t('bulk.read'),
    refused: ({ reason }) => t(reason === 'size' ? 'bulk.tooLarge' : 'bulk.wrongType'),
  };
}

export interface RecipientsInputProps {
  disabled: boolean;
  /** Receives what a file or list says; undefined once it is removed. */
  onRead: (read: Recipients | undefined) => void;
}

/** File of recipients with its template, or a list that is pasted. */
export function RecipientsInput({ disabled, onRead }: RecipientsInputProps) {
  const { t, i18n } = useTranslation('assignment');
  const [file, setFile] = useState<File>();
  const [list, setList] = useState('');
  const take = async (next: File): Promise<void> => {
    setFile(next);
    setList('');
    onRead(readCsv(await textOfFile(next)));
  };
  return (
    <Stack gap={4}>
      <FileUpload
        label={t('bulk.file')}
        hint={t('bulk.fileHint', { columns: columns.join(', ') })}
        accept={accepted}
        maxBytes={mostBytes}
        locale={i18n.language}
        texts={useFileTexts()}
        disabled={disabled}
        items={file ? [{ id: 'file', name: file.name, sizeBytes: file.size, state: 'done' }] : []}
        onAdd={([next]) => void (next && take(next))}
        onRemove={() => {
          setFile(undefined);
          onRead(undefined);
        }}
      />
      <div>
        <Button onClick={() => saveFile('recipients.csv', 'text/csv', new TextEncoder().encode(template))}>
          {t('bulk.template')}
        </Button>
      </div>
      {!file && (
        <TextArea
          label={t('bulk.list')}
          hint={t('bulk.listHint')}
          value={list}
          disabled={disabled}
          onValueChange={(text) => {
            setList(text);
            onRead(text.trim() === '' ? undefined : readList(text));
          }}
        />
      )}
    </Stack>
  );
}
