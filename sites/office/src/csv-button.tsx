import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import { useListAddress } from './list-address.ts';
import { officeMessages as messages } from './office.messages.ts';
import { useOfficeApi } from './use-office-api.ts';

interface Props {
  /** Its path among the office's calls. */
  list: string;
  /** Default: the list's. */
  name?: string;
  label?: string;
}

/** Downloads all rows of a list as a file. A plain link could not send the token. */
export function CsvButton({ list, name = `${list}.csv`, label = messages.csv }: Props) {
  const { notify } = usePorts();
  const { query } = useListAddress();
  const { file } = useOfficeApi();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      query.delete('after');
      save(await file(`/${list}.csv?${query}`), name);
    } catch {
      notify('error', messages.csvFailed);
    }
    setIsBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {label}
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
