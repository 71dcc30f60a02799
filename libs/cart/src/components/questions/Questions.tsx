import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup, Select, Stack, TextInput } from '@foyer/ui-kit';
import type { QuestionField } from '../../model/cart/questionAnswers.ts';
import type { Answers } from './useAnswers.ts';

interface FieldProps {
  field: QuestionField;
  value: string;
  error: string | undefined;
  onValueChange: (answer: string) => void;
}

/** Field of one question, in the form that its kind asks for. */
function Field({ field: { name, question, number }, value, error, onValueChange }: FieldProps) {
  const { t } = useTranslation('checkout');
  const { kind, label, required, choices = [] } = question;
  const frame = {
    name,
    label: number === undefined ? label : t('questions.numbered', { label, number }),
    optional: !required,
    error,
    value,
    onValueChange,
  };
  if (kind === 'text') return <TextInput {...frame} maxLength={200} />;
  if (kind === 'choice') {
    const options = choices.map((each) => ({ value: each.choiceId, label: each.label }));
    return <Select {...frame} placeholder={t('questions.choose')} options={options} />;
  }
  const options = (['yes', 'no'] as const).map((answer) => ({
    value: answer,
    label: t(`questions.${answer}`),
  }));
  return <RadioGroup {...frame} options={options} />;
}

/** Questions of the organiser at checkout; a field that has to be answered is marked, and the first one is focused. */
export function Questions({ answers }: { answers: Answers }) {
  const { t } = useTranslation('checkout');
  const { fields, typed, type, wrong, refusals } = answers;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) section.current?.querySelector<HTMLElement>('[data-wrong] :is(input, select)')?.focus();
  }, [refusals]);
  return (
    <section ref={section}>
      <Stack gap={4}>
        <h2>{t('questions.title')}</h2>
        {fields.map((field) => (
          <div key={field.name} {...(wrong.includes(field.name) ? { 'data-wrong': '' } : {})}>
            <Field
              field={field}
              value={typed[field.name] ?? ''}
              error={wrong.includes(field.name) ? t('questions.missing') : undefined}
              onValueChange={(answer) => type(field.name, answer)}
            />
          </div>
        ))}
      </Stack>
    </section>
  );
}
