import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Keeps fields registered while another step is shown. React Final Form resets a remounted field to its initial value,
 * which would lose the choice.
 */
export function KeepFields({ names }: { names: readonly string[] }) {
  const form = useForm();
  useEffect(() => {
    const stops = names.map((name) => form.registerField(name, () => undefined, {}));
    return () => stops.forEach((stop) => stop());
  }, [form, names]);
  return null;
}
