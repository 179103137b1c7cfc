import { SignUpForm } from '@trek/ui/account';

export function SignUpPage() {
  return (
    <main>
      <SignUpForm />
    </main>
  );
}
