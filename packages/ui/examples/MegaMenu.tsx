import { MegaMenu } from '@trek/ui/navigation';

/** A menu bar of your own, with what you like in its panels. */
export function Header() {
  return (
    <MegaMenu.Root label="Main" path="/">
      <MegaMenu.List>
        <MegaMenu.Item value="treks">
          <MegaMenu.Trigger href="/treks">Treks</MegaMenu.Trigger>
          <MegaMenu.Panel layout="narrow">
            <a href="/treks?country=nepal">Nepal</a>
          </MegaMenu.Panel>
        </MegaMenu.Item>
      </MegaMenu.List>
    </MegaMenu.Root>
  );
}
