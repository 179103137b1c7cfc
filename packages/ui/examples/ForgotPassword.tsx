import { DefaultForgotPassword } from '@trek/ui/sign-in';

export function ForgotPasswordPage() {
  return (
    <main>
      <DefaultForgotPassword />
    </main>
  );
}
