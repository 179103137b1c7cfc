import { Button, Status } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useOffice } from '../account/use-office.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';

const TITLE = 'Oops! Page not found';

/** For unknown addresses. Behind one of them, operators find the office. */
export default function NotFoundPage() {
  const Office = useOffice();
  return Office ? <Office /> : <Missing />;
}

function Missing() {
  usePageHead({ title: TITLE, description: TITLE });
  const { Link } = usePorts();
  return (
    <div className={styles.page}>
      <Status
        title={<h1>{TITLE}</h1>}
        text="There is no path here. The way home is marked."
        action={
          <Button asChild variant="primary">
            <Link href="/">Back to home</Link>
          </Button>
        }
      />
    </div>
  );
}
