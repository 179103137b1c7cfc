import { GROUP_VIEWS, type GroupView } from './group.messages.ts';
import { useMay } from './role.tsx';

/** The pages about the people of a departure that one may see: the permit list has their passports. */
export function useGroupViews(): readonly GroupView[] {
  const seesPassports = useMay()('travelers');
  return GROUP_VIEWS.filter((view) => view !== 'permits' || seesPassports);
}
