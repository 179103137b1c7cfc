import { Button } from '@trek/ui/kit';

export function AskUs() {
  return (
    <Button asChild variant="primary">
      <a href="/contact">Ask us</a>
    </Button>
  );
}
