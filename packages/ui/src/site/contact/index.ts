export * from './contact.texts.ts';
export * from './contact-form.tsx';
export * as Contact from './contact-form-parts.tsx';
export * from './office.tsx';
export * from './office-map.tsx';
export * as OfficeMap from './office-map-parts.tsx';
export * as Office from './office-parts.tsx';
