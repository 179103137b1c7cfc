import { ForgotPasswordForm } from '@trek/ui/sign-in';

export function ForgotPasswordPage() {
  return (
    <main>
      <ForgotPasswordForm />
    </main>
  );
}
