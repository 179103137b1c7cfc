import type { Remote } from '@trek/ui/api';
import { DefaultMenuDrawer, type MenuData } from '@trek/ui/navigation';

const offer = { byRegion: { country: 'Nepal', label: 'Nepal Trekking' }, countries: ['Bhutan'] };
const pages = [{ id: 'about', label: 'About us', href: '/about' }];

/** The same on a small screen. */
export function PhoneMenu({ menu, onLoadData }: { menu: Remote<MenuData>; onLoadData: () => void }) {
  return (
    <DefaultMenuDrawer
      path={window.location.pathname}
      data={menu}
      offer={offer}
      pages={pages}
      onLoadData={onLoadData}
    />
  );
}
