import '@trek/ui/saved-treks/skin.css';
import { SavedTreks, savedTreksTexts } from '@trek/ui/saved-treks';
import { useSyncExternalStore } from 'react';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { SavedByVisitor } from './saved-by-visitor.tsx';

const subscribeToNothing = () => () => {};

/** The visitor's saved treks, for everyone. The server knows none of them. */
export default function SavedPage() {
  usePageHead({
    title: 'Saved treks',
    description: 'The treks that you have saved.',
    canonicalPath: '/saved',
    isPersonal: true,
  });
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{savedTreksTexts.english.title}</h1>
      {isInBrowser ? <SavedByVisitor /> : <SavedTreks.Loading />}
    </div>
  );
}
