import { SignIn } from '@trek/ui/sign-in';

/** Fewer parts, and your words around them. */
export function PartnerLogin() {
  return (
    <SignIn.Root>
      <SignIn.Title>Welcome back</SignIn.Title>
      <SignIn.Form>
        <SignIn.EmailField label="Your email at Alpine Tours" />
        <SignIn.PasswordField />
        <SignIn.Failure />
        <SignIn.Submit>Continue</SignIn.Submit>
      </SignIn.Form>
      <SignIn.Footer>
        New here? <a href="/signup">Create an account</a>
      </SignIn.Footer>
    </SignIn.Root>
  );
}
