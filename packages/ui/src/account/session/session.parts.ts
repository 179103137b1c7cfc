import { describeParts } from '../../core/internal/described-anatomy.ts';
import { sessionScreenAnatomy } from './session.anatomy.ts';

export const sessionScreenParts = describeParts(sessionScreenAnatomy, {
  root: 'Covers the page; `data-state` is starting, restoring or failed',
});
