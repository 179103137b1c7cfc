import { type ReactNode, useEffect, useRef } from 'react';

interface BenchDialogProps {
  label: string;
  /** A class of its own, for another size. Default: none. */
  className?: string;
  onClose: () => void;
  /** @param close closes it, as Escape does */
  children: (close: () => void) => ReactNode;
}

/** A dialog over the page, open as long as it is there. */
export function BenchDialog({ label, className = '', onClose, children }: BenchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`workbench-dialog ${className}`} aria-label={label} onClose={onClose}>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
