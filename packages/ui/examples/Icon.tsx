import { Icon } from '@trek/ui/kit';

export function Included() {
  return (
    <p>
      <Icon name="check" /> Airport transfers
    </p>
  );
}
