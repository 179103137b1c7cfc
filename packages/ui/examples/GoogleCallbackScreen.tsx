import { GoogleCallbackScreen } from '@trek/ui/sign-in';
import { useState } from 'react';

/** The page that Google sends the visitor back to. The query holds the token: it leaves the address at once. */
export function GoogleCallbackPage() {
  const [search] = useState(() => {
    const query = window.location.search || window.location.hash;
    window.history.replaceState(null, '', window.location.pathname);
    return query;
  });
  return <GoogleCallbackScreen search={search} echoesMarker />;
}
