import { MegaMenu } from '@trek/ui/navigation';

/** A menu bar of your own, with what you like in its panels. */
export function Header() {
  return (
    <MegaMenu.Root label="Main" path="/">
      <MegaMenu.List>
        <MegaMenu.Item value="treks">
          <MegaMenu.Trigger href="/treks">Treks</MegaMenu.Trigger>
          <MegaMenu.Panel layout="narrow">
            <MegaMenu.Group>
              <li>
                <MegaMenu.Trek href="/treks?country=nepal">Nepal</MegaMenu.Trek>
              </li>
            </MegaMenu.Group>
          </MegaMenu.Panel>
        </MegaMenu.Item>
      </MegaMenu.List>
    </MegaMenu.Root>
  );
}
