import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Keeps fields known to the form while another step is shown. React Final Form gives a field that comes back its initial
 * value again, and so would lose what was chosen.
 */
export function KeepFields({ names }: { names: readonly string[] }) {
  const form = useForm();
  useEffect(() => {
    const stops = names.map((name) => form.registerField(name, () => undefined, {}));
    return () => stops.forEach((stop) => stop());
  }, [form, names]);
  return null;
}
