import { useEffect } from 'react';
import { officeMessages as messages } from './office.messages.ts';

export function useOfficeTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.office}`;
  }, [title]);
}
