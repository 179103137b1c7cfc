export type { ExchangeRate, SecondCurrency } from '../core/texts/language.ts';
export { Badge, type BadgeColor, type BadgeProps } from './badge.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { DefaultCarousel, type DefaultCarouselProps } from './carousel/carousel.tsx';
export * as Carousel from './carousel/carousel-parts.tsx';
export type { DayMark } from './date-field/calendar-context.tsx';
export * as Calendar from './date-field/calendar-parts.tsx';
export { DefaultDateField, type DefaultDateFieldProps } from './date-field/date-field.tsx';
export * as DateField from './date-field/date-field-parts.tsx';
export { DefaultDialog, type DefaultDialogProps } from './dialog/dialog.tsx';
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
export { Heading, HeadingLevel, type HeadingLevelProps, type HeadingProps } from './heading.tsx';
export { Icon, type IconName, type IconProps } from './icon.tsx';
export { HeroImage, Image, type ImageProps } from './image.tsx';
export type { OwnProps, PartProps } from './part.tsx';
export { secondCurrency } from './second-currency/second-currency.ts';
export { DefaultSlider, type DefaultSliderProps } from './slider/slider.tsx';
export * as Slider from './slider/slider-parts.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export { Status, type StatusProps } from './status.tsx';
export { DefaultTabs, type DefaultTabsProps, type Tab } from './tabs.tsx';
export * as Tabs from './tabs-parts.tsx';
