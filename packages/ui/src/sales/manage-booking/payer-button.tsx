'use client';
import { useState } from 'react';
import type { BookedTrek } from '../../api/entities.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';

const dialogModule = lazyModule(() => import('./payer-dialog.tsx'));

interface PayerButtonProps extends ButtonProps {
  booking: BookedTrek;
  issues: boolean;
  onDone: () => void;
}

/** Opens the form of the payer, whose code loads then. */
export const PayerButton = withRef(function PayerButton({ booking, issues, onDone, ...button }: PayerButtonProps) {
  const { code, load } = useLazyModule(dialogModule);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await load()) setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open} {...button} />
      {isOpen && code && <code.PayerDialog {...{ booking, issues, onDone }} onClose={() => setIsOpen(false)} />}
    </>
  );
});
