import { useTexts } from '@trek/ui/internal/language';
import { Button, Status } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useOffice } from '../account/use-office.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** For unknown addresses. Behind one of them, operators find the office. */
export default function NotFoundPage() {
  const Office = useOffice();
  return Office ? <Office /> : <Missing />;
}

function Missing() {
  const messages = useTexts(pageTexts).notFound;
  usePageHead({ title: messages.title, description: messages.title });
  const { Link } = usePorts();
  return (
    <div className={styles.page}>
      <Status
        title={<h1>{messages.title}</h1>}
        text={messages.text}
        action={
          <Button asChild variant="primary">
            <Link href="/">{messages.home}</Link>
          </Button>
        }
      />
    </div>
  );
}
