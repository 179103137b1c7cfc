import { Button, DefaultDialog } from '@trek/ui/kit';
import { useState } from 'react';

export function PackingList() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>What to bring</Button>
      <DefaultDialog open={isOpen} onOpenChange={setIsOpen} title="What to bring">
        <p>Boots that you have walked in, and a warm hat.</p>
      </DefaultDialog>
    </>
  );
}
