import { DefaultSignUp } from '@trek/ui/sign-in';

export function SignUpPage() {
  return (
    <main>
      <DefaultSignUp />
    </main>
  );
}
