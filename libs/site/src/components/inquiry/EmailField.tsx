import { TextField } from '@foyer/ui-kit/forms';

/** Field of an email address. */
export const EmailField = ({ name, label }: { name: string; label: string }) => (
  <TextField name={name} type="email" label={label} autoComplete="email" inputMode="email" />
);
