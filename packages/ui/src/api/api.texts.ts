import { defineTexts, type Translation } from '../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../core/texts/message-descriptor.ts';
/** Texts for calls that got no usable answer. */
export const apiTexts = defineTexts('api', {
  network: 'Network error. Please check your internet connection.',
  timeout: 'Request timed out. Please try again.',
  /** Of an error answer without a body. */
  status: (status: number) => `Request failed with status code ${status}`,
  fallback: 'Something went wrong',
  /** The backend's own sentence, where its request is named beside it. */
  backend: (sentence: string) => sentence,
  /** Beside the failure of a request, for a report to the operator. */
  request: (id: string) => `Request id: ${id}`,
});

/** The message of a failed call: a text of the client by its code, or a sentence of the backend, shown as it is. */
export type ApiMessage = MessageDescriptor<Translation<typeof apiTexts>>;
