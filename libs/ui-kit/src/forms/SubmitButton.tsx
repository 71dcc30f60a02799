import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../actions/Button.tsx';

/** Submits the form and shows that it is busy. Never disabled: a press shows what is missing. */
export function SubmitButton({ variant = 'primary', size = 'large', ...rest }: Omit<ButtonProps, 'type'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button {...rest} type="submit" variant={variant} size={size} loading={submitting || rest.loading} />
  );
}
