import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/profile/skin.css';
import '@trek/ui/saved-treks/skin.css';
import { DefaultAccountCard, DeviceList, OwnData, ProfileTabs, profileTexts } from '@trek/ui/profile';
import { DEFAULT_PATHS as paths, usePorts } from '@trek/ui/provider';
import { RequireSession, sessionTexts, useSession } from '@trek/ui/session';
import { useState } from 'react';
import { useBookings } from '../data/booking-reads.ts';
import { useDevices } from '../data/device-reads.ts';
import { usePageHead } from '../document/page-head.tsx';
import { NeedsScript } from './needs-script.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';
import { SavedByVisitor } from './saved-by-visitor.tsx';

/** The account page, only for signed-in visitors. */
export default function ProfilePage() {
  const messages = useTexts(pageTexts).profile;
  const { loginToAccessProfile } = useTexts(sessionTexts);
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/user-profile',
    isPersonal: true,
  });
  return (
    <div className={styles.page}>
      <NeedsScript of="account" />
      <RequireSession notice={loginToAccessProfile}>
        <Profile />
      </RequireSession>
    </div>
  );
}

function Profile() {
  const { loggedOut } = useTexts(sessionTexts);
  const { title } = useTexts(profileTexts);
  const { api, notify, navigate } = usePorts();
  const { logout } = useSession();
  const bookings = useBookings();
  const [hasOpenedDevices, setHasOpenedDevices] = useState(false);
  const devices = useDevices(hasOpenedDevices);
  const leave = () => {
    navigate(paths.login);
    logout();
    notify('success', loggedOut);
  };
  return (
    <div className={styles.profile}>
      <h1>{title}</h1>
      <DefaultAccountCard onLogout={leave} />
      <ProfileTabs
        bookings={bookings}
        savedTreks={<SavedByVisitor />}
        onOpen={(section) => section === 'devices' && setHasOpenedDevices(true)}
        ownData={api.can('personal-data') && <OwnData onLogout={leave} />}
        devices={api.can('devices') && <DeviceList data={devices} onLogout={leave} />}
      />
    </div>
  );
}
