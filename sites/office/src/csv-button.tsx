import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import { useListAddress } from './list-address.ts';
import { officeMessages as messages } from './office.messages.ts';
import { useOfficeApi } from './use-office-api.ts';

/** Downloads all rows of a list as a file. A plain link could not send the token. */
export function CsvButton({ list }: { list: 'bookings' | 'messages' }) {
  const { notify } = usePorts();
  const { query } = useListAddress();
  const { file } = useOfficeApi();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      query.delete('after');
      save(await file(`/${list}.csv?${query}`), `${list}.csv`);
    } catch {
      notify('error', messages.csvFailed);
    }
    setIsBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {messages.csv}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
