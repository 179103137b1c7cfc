import { Button, TrekDialog } from '@trek/ui/kit';
import { useState } from 'react';

export function PackingList() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>What to bring</Button>
      <TrekDialog open={isOpen} onOpenChange={setIsOpen} title="What to bring">
        <p>Boots that you have walked in, and a warm hat.</p>
      </TrekDialog>
    </>
  );
}
