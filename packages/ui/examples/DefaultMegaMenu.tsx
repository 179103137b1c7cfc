import type { Remote } from '@trek/ui/api';
import { DefaultMegaMenu, type MenuData } from '@trek/ui/navigation';

const offer = { byRegion: { country: 'Nepal', label: 'Nepal Trekking' }, countries: ['Bhutan'] };
const pages = [{ id: 'about', label: 'About us', href: '/about' }];

/** `onLoadData` tells that a menu is about to open: time to read regions and treks. */
export function WideMenu({ menu, onLoadData }: { menu: Remote<MenuData>; onLoadData: () => void }) {
  return (
    <DefaultMegaMenu path={window.location.pathname} data={menu} offer={offer} pages={pages} onLoadData={onLoadData} />
  );
}
