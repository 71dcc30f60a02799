import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, errorDetailsOf } from '@foyer/api-client';
import { useVerifyPaymentMeansMutation } from '@foyer/api-client/cart';
import { LazyVerificationDialog } from './LazyVerificationDialog.tsx';

/** Answer of a call: its data, or why it failed. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

interface Question {
  url: string;
  /** Hands over the answer of the bank's page; undefined if the person left it. */
  answer: (verificationToken: string | undefined) => void;
}

export interface BankQuestion {
  /** Makes a call for which a card may have to be verified. */
  withBank: <Data>(call: () => Promise<Answer<Data>>) => Promise<Answer<Data>>;
  /** The bank's page, while it asks. */
  dialog: ReactNode;
  /** Its answer is on the way. */
  isVerifying: boolean;
}

function readQuestion(error: unknown): { paymentMethodId: string; url: string } | undefined {
  if (errorCodeOf(error) !== 'paymentVerificationRequired') return undefined;
  const { paymentMethodId, verificationUrl: url } = errorDetailsOf(error);
  return typeof paymentMethodId === 'string' && typeof url === 'string'
    ? { paymentMethodId, url }
    : undefined;
}

/** Lets the owner of a card answer the bank when a call needs it, and then calls again. */
export function useBankQuestion(): BankQuestion {
  const { t } = useTranslation('cart');
  const [question, setQuestion] = useState<Question>();
  const [verify, { isLoading: isVerifying }] = useVerifyPaymentMeansMutation();
  const withBank: BankQuestion['withBank'] = async (call) => {
    const answer = await call();
    const asked = readQuestion(answer.error);
    if (!asked) return answer;
    const { paymentMethodId, url } = asked;
    const verificationToken = await new Promise<string | undefined>((resolve) => {
      const answerWith = (token: string | undefined): void => {
        setQuestion(undefined);
        resolve(token);
      };
      setQuestion({ url, answer: answerWith });
    });
    if (verificationToken === undefined) return answer;
    const { error } = await verify({ paymentMethodId, verificationToken });
    return error === undefined ? call() : { error };
  };
  const dialog = question && (
    <LazyVerificationDialog
      url={question.url}
      hint={t('verification.laterHint')}
      onVerified={question.answer}
      onCancel={() => question.answer(undefined)}
    />
  );
  return { withBank, dialog, isVerifying };
}
