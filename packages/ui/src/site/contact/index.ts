export { contactTexts } from './contact.texts.ts';
export { DefaultContactForm, type DefaultContactFormProps } from './contact-form.tsx';
export * as ContactForm from './contact-form-parts.tsx';
export { DefaultOffice, type OfficeFacts, type OfficeProps } from './office.tsx';
export { DefaultOfficeMap, type OfficeMapProps } from './office-map.tsx';
export * as OfficeMap from './office-map-parts.tsx';
export * as Office from './office-parts.tsx';
