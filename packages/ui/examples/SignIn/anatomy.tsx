import { SignIn } from '@trek/ui/sign-in';

/** `DefaultSignIn` is these parts. `SignUp` has its own, with the same names where they do the same. */
export function Anatomy() {
  return (
    <SignIn.Root>
      <SignIn.Title />
      <SignIn.Form>
        <SignIn.EmailField />
        <SignIn.PasswordField />
        <SignIn.Row>
          <SignIn.RememberField />
        </SignIn.Row>
        <SignIn.Failure />
        <SignIn.Submit />
      </SignIn.Form>
      <SignIn.Google />
      <SignIn.Footer />
    </SignIn.Root>
  );
}
