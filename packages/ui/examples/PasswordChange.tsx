import { DefaultPasswordChange } from '@trek/ui/profile';
import '@trek/ui/profile/skin.css';

export function Settings() {
  return <DefaultPasswordChange />;
}
