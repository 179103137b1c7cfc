import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/trek-card/skin.css';
import '@trek/ui/rows/skin.css';
import '@trek/ui/blog/skin.css';
import '@trek/ui/search/skin.css';
import './home/home.css.ts';
import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import { usePageHead } from '../document/page-head.tsx';
import { Hero } from './home/hero.tsx';
import { BelowTheFold } from './home/lazy-below-the-fold.ts';
import { pageTexts } from './page.texts.ts';

/** The home page. */
export default function HomePage() {
  const messages = useTexts(pageTexts).home;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/',
    languages: LANGUAGE_CODES,
  });
  return (
    <>
      <Hero />
      <BelowTheFold />
    </>
  );
}
