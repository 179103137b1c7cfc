import { SignUpForm } from '@trek/ui/session';
import { usePageHead } from '../page-head.tsx';
import * as styles from './page.css.ts';

/** Creating an account. */
export default function SignupPage() {
  usePageHead({ title: 'Create your account', description: 'Create an account to book treks in the Himalaya.' });
  return (
    <div className={styles.narrowPage}>
      <SignUpForm />
    </div>
  );
}
