import type { EventQuestion } from '@foyer/contract';

/** Questions of each kind: a text and a yes or no for the order, a choice for each {product}. */
export const buildQuestions = (): EventQuestion[] => [
  { questionId: 'club', kind: 'text', label: 'Which club do you dance with?', required: false, per: 'order' },
  {
    questionId: 'size',
    kind: 'choice',
    label: 'Shirt size',
    required: true,
    per: 'token',
    choices: [
      { choiceId: 'small', label: 'Small' },
      { choiceId: 'large', label: 'Large' },
    ],
  },
  { questionId: 'first', kind: 'yesNo', label: 'Is this your first time?', required: true, per: 'order' },
];
