import { type ReactNode, useContext, useEffect, useState } from 'react';
import { createRequiredContext, useRequiredContext } from '../../../ui/src/core/internal/required-context.tsx';
import { LanguageContext } from '../../../ui/src/core/texts/language.ts';
import type { CardFieldsProps, PaymentsPort } from '../../../ui/src/provider/card-form.ts';
import { TrekProvider, usePorts } from '../../../ui/src/provider/trek-provider.tsx';
import type { CardNetwork } from '../card-network.ts';
import { cardPlays } from '../card-plays.ts';

const NetworkContext = createRequiredContext<CardNetwork>('PlayedNetwork');

/** In place of the card's fields: sets the network's next answer, or answers the card that is being confirmed. */
function PlayedCard({ onReadyChange, disabled }: CardFieldsProps) {
  const network = useRequiredContext(NetworkContext);
  const [next, setNext] = useState(network.next);
  useEffect(() => {
    onReadyChange(true);
    return () => onReadyChange(false);
  }, [onReadyChange]);
  const press = (name: string) => {
    if (disabled) void network.play(name);
    else setNext(network.choose(name));
  };
  return (
    <fieldset className="workbench-card">
      <legend>Played card network</legend>
      <p>The bench plays the card network here: no card is asked for, no money moves, nothing leaves the page.</p>
      <p>
        {disabled
          ? network.isConfirming
            ? 'The card is being confirmed: the network answers as you press.'
            : 'No card is being confirmed now: the network has nothing to answer.'
          : 'Choose what it answers after Pay. Without a choice it waits for you.'}
      </p>
      <div className="workbench-row">
        {Object.keys(cardPlays).map((name) => (
          <button
            key={name}
            type="button"
            disabled={disabled && !network.isConfirming}
            aria-pressed={disabled ? undefined : next === name}
            onClick={() => press(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const payments: PaymentsPort = { load: async () => ({ CardFields: PlayedCard }) };

/** The payments below it are taken to the played card network instead of Stripe's. */
export function PlayedNetwork({ network, children }: { network: CardNetwork; children: ReactNode }) {
  const ports = usePorts();
  const { messages, formatPrice } = useContext(LanguageContext);
  return (
    <NetworkContext.Provider value={network}>
      <TrekProvider {...ports} messages={messages} payments={payments} {...(formatPrice && { formatPrice })}>
        {children}
      </TrekProvider>
    </NetworkContext.Provider>
  );
}
