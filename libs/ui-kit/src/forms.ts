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
export { TextAreaField, type TextAreaFieldProps } from './forms/TextAreaField.tsx';
export { PhoneField, type PhoneFieldProps } from './forms/PhoneField.tsx';
export { PostalCodeField, type PostalCodeFieldProps } from './forms/PostalCodeField.tsx';
export { CountryField, type CountryFieldProps } from './forms/CountryField.tsx';
export { SwitchField, type SwitchFieldProps } from './forms/SwitchField.tsx';
export { RangeSliderField, type RangeSliderFieldProps } from './forms/RangeSliderField.tsx';
export { QuantityField, type QuantityFieldProps } from './forms/QuantityField.tsx';
export { FileField, type FileFieldProps } from './forms/FileField.tsx';
export { UnsavedChanges, type UnsavedChangesProps } from './forms/UnsavedChanges.tsx';
export {
  createKeptValues,
  isSecretField,
  type KeepValuesOptions,
  type KeptValues,
} from './forms/keptValues.ts';
