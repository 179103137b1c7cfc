import { useEffect } from 'react';
import { officeMessages as messages } from './office.messages.ts';

/** Sets the title of the browser tab. */
export function useOfficeTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.office}`;
  }, [title]);
}
