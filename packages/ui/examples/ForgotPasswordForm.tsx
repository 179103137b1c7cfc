import { ForgotPasswordForm } from '@trek/ui/account';

export function ForgotPasswordPage() {
  return (
    <main>
      <ForgotPasswordForm />
    </main>
  );
}
