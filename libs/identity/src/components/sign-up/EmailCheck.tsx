import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { validateEmail } from '../../model/signUp.ts';

/** Inside a form: checks a well-formed address when its field loses focus [I5.01]. */
export function EmailCheck({ ask }: { ask: (emailAddress: string) => unknown }) {
  const { input, meta } = useField<string | undefined>('emailAddress', {
    subscription: { value: true, active: true, touched: true },
  });
  const emailAddress = (input.value ?? '').trim();
  const isLeft = meta.touched === true && meta.active !== true;
  const isToAsk = isLeft && validateEmail(emailAddress) === undefined;
  useEffect(() => {
    if (isToAsk) void ask(emailAddress);
  }, [isToAsk, emailAddress, ask]);
  return null;
}
