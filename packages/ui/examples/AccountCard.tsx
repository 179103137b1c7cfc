import { DefaultAccountCard } from '@trek/ui/profile';
import '@trek/ui/profile/skin.css';

export function MyAccount({ onLogout }: { onLogout: () => void }) {
  return <DefaultAccountCard onLogout={onLogout} />;
}
