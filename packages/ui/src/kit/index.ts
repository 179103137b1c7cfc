export { hasModifier } from '../core/internal/has-modifier.ts';
export * from './badge.tsx';
export * from './button.tsx';
export * from './carousel/carousel.tsx';
export * as Carousel from './carousel/carousel-parts.tsx';
export * as Calendar from './date-field/calendar-parts.tsx';
export * from './date-field/date-field.tsx';
export * as DateField from './date-field/date-field-parts.tsx';
export * from './dialog/dialog.tsx';
export * as Dialog from './dialog/dialog-parts.tsx';
export {
  CheckboxField,
  type Choice,
  PasswordField,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from './field.tsx';
export * as Field from './field-parts.tsx';
export * from './format.ts';
export { Heading, HeadingLevel, type HeadingLevelProps, type HeadingProps } from './heading.tsx';
export * from './icon.tsx';
export * from './image.tsx';
export { createPart, type OuterProps, type OwnProps, type PartProps } from './part.tsx';
export * from './slider/slider.tsx';
export * as Slider from './slider/slider-parts.tsx';
export * from './spinner.tsx';
export * from './status.tsx';
export * from './tabs.tsx';
export * as Tabs from './tabs-parts.tsx';
