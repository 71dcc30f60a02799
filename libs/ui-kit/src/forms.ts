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
} from './forms/fields/TextField.tsx';
export { SelectField, type SelectFieldProps } from './forms/fields/SelectField.tsx';
export { CheckboxField, type CheckboxFieldProps } from './forms/fields/CheckboxField.tsx';
export { RadioGroupField, type RadioGroupFieldProps } from './forms/fields/RadioGroupField.tsx';
export { DateField, type DateFieldProps } from './forms/fields/DateField.tsx';
export { ComboboxField, type ComboboxFieldProps } from './forms/fields/ComboboxField.tsx';
export { SubmitButton } from './forms/SubmitButton.tsx';
export { TextAreaField, type TextAreaFieldProps } from './forms/fields/TextAreaField.tsx';
export { PhoneField, type PhoneFieldProps } from './forms/fields/PhoneField.tsx';
export { PostalCodeField, type PostalCodeFieldProps } from './forms/fields/PostalCodeField.tsx';
export { CountryField, type CountryFieldProps } from './forms/fields/CountryField.tsx';
export { SwitchField, type SwitchFieldProps } from './forms/fields/SwitchField.tsx';
export { RangeSliderField, type RangeSliderFieldProps } from './forms/fields/RangeSliderField.tsx';
export { QuantityField, type QuantityFieldProps } from './forms/fields/QuantityField.tsx';
export { FileField, type FileFieldProps } from './forms/fields/FileField.tsx';
export { UnsavedChanges, type UnsavedChangesProps } from './forms/UnsavedChanges.tsx';
export {
  createKeptValues,
  isSecretField,
  type KeepValuesOptions,
  type KeptValues,
} from './forms/keptValues.ts';
