'use client';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyModule } from '../core/lazy/lazy-module.ts';
import { useLazyModule } from '../core/lazy/use-lazy-module.ts';
import { AskContext } from '../sales/booking/ask-context.ts';

const dialogModule = lazyModule(() => import('./ask-dialog.tsx'));

/** Lets visitors ask for a price on a page that names no page for it: the operator gets a message of the contact form. */
export function AskProvider({ children }: { children: ReactNode }) {
  const { load } = useLazyModule(dialogModule);
  const [trek, setTrek] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ask = useCallback(
    async (title: string) => {
      if (!(await load())) return;
      setTrek(title);
      setIsOpen(true);
    },
    [load],
  );
  return (
    <AskContext.Provider value={ask}>
      {children}
      <Question trek={trek} open={isOpen} onOpenChange={setIsOpen} />
    </AskContext.Provider>
  );
}

interface QuestionProps {
  /** Null: no visitor has asked yet. */
  trek: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Another trek has a form of its own. */
function Question({ trek, ...dialog }: QuestionProps) {
  const { code } = useLazyModule(dialogModule);
  return code && trek !== null ? <code.AskDialog key={trek} trek={trek} {...dialog} /> : null;
}
