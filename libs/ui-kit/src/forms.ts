export { cleanValues } from './forms/cleanValues.ts';
export {
  atLeast,
  atMostCharacters,
  firstOf,
  required,
  shownError,
  type FieldErrorKey,
  type FieldMeta,
} from './forms/fieldRules.ts';
export { focusFirstError, focusFirstInvalid } from './forms/focusFirstError.ts';
export { FormErrors, useErrorText, type TranslateError } from './forms/FormErrors.tsx';
export { Form, type FormProps } from './forms/Form.tsx';
export { useFormField, type FieldProps, type FormField } from './forms/useFormField.ts';
export {
  PasswordField,
  TextField,
  type PasswordFieldProps,
  type TextFieldProps,
} from './forms/TextField.tsx';
export { SelectField, type SelectFieldProps } from './forms/SelectField.tsx';
export { CheckboxField, type CheckboxFieldProps } from './forms/CheckboxField.tsx';
export { RadioGroupField, type RadioGroupFieldProps } from './forms/RadioGroupField.tsx';
export { DateField, type DateFieldProps } from './forms/DateField.tsx';
export { ComboboxField, type ComboboxFieldProps } from './forms/ComboboxField.tsx';
export { SubmitButton } from './forms/SubmitButton.tsx';
