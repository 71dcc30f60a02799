// Made by `npm run generate` from locales/en-US/questions.json. Do not edit.
/** Every text of the namespace `questions`; plurals by the key without its ending. */
export type QuestionsMessageKey =
  | 'answered'
  | 'choose'
  | 'missing'
  | 'no'
  | 'numbered'
  | 'title'
  | 'yes';
