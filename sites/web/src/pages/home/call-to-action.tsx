import { useTexts } from '@trek/ui/internal/language';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeTexts } from '../../content/home.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** The call to action at the end of the page. */
export function CallToAction() {
  const messages = useTexts(homeTexts);
  const { Link, paths } = usePorts();
  const { title, text, contact, treks } = messages.action;
  return (
    <HomeSection id="action" title={title} text={text} ground="contours">
      <div className={styles.actions}>
        <Button asChild variant="primary">
          <Link href={paths.contact}>{contact}</Link>
        </Button>
        <Button asChild>
          <Link href={paths.treks}>{treks}</Link>
        </Button>
      </div>
    </HomeSection>
  );
}
