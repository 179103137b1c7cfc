import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/saved-treks/skin.css';
import { SavedTreks, savedTreksTexts } from '@trek/ui/saved-treks';
import { useSyncExternalStore } from 'react';
import { usePageHead } from '../document/page-head.tsx';
import { NeedsScript } from './needs-script.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';
import { SavedByVisitor } from './saved-by-visitor.tsx';

const subscribeToNothing = () => () => {};

/** The visitor's saved treks, for everyone. The server knows none of them. */
export default function SavedPage() {
  const messages = useTexts(pageTexts).saved;
  usePageHead({
    title: messages.title,
    description: messages.description,
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
      <h1 className={styles.title}>{useTexts(savedTreksTexts).title}</h1>
      <NeedsScript of="saved" />
      {isInBrowser ? <SavedByVisitor /> : <SavedTreks.Loading />}
    </div>
  );
}
