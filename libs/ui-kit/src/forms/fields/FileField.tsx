import { FileUpload, type FileUploadProps } from '../../inputs/upload/FileUpload.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

type FromFileField = 'items' | 'onAdd' | 'onRemove' | 'onRetry' | 'error' | 'name' | 'onFocus' | 'onBlur';

export type FileFieldProps = FieldProps<readonly File[]> & Omit<FileUploadProps, FromFileField>;

const none: readonly File[] = [];

/** Files submitted with the form; the value is their list. Files don't survive a reload. */
export function FileField({ name, validate, ...rest }: FileFieldProps) {
  const { value, change, error, events } = useFormField<readonly File[]>({ name, validate }, none);
  const idOf = (file: File, index: number): string => `${index}-${file.name}`;
  return (
    <FileUpload
      {...rest}
      {...events}
      name={name}
      error={error}
      items={value.map((file, index) => ({
        id: idOf(file, index),
        name: file.name,
        sizeBytes: file.size,
        state: 'waiting',
      }))}
      onAdd={(files) => change([...value, ...files])}
      onRemove={(id) => change(value.filter((file, index) => idOf(file, index) !== id))}
    />
  );
}
