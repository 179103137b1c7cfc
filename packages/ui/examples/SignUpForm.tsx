import { SignUpForm } from '@trek/ui/sign-in';

export function SignUpPage() {
  return (
    <main>
      <SignUpForm />
    </main>
  );
}
