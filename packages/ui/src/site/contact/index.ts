export { contactTexts } from './contact.texts.ts';
export { DefaultContactForm, type DefaultContactFormProps } from './contact-form.tsx';
export * as ContactForm from './contact-form-parts.tsx';
export { DefaultOffice, type DefaultOfficeProps, type OfficeFacts } from './office.tsx';
export { DefaultOfficeMap, type DefaultOfficeMapProps } from './office-map.tsx';
export * as OfficeMap from './office-map-parts.tsx';
export * as Office from './office-parts.tsx';
