import { Button, Status } from '@trek/ui/kit';

export function NoTreks({ onRetry }: { onRetry: () => void }) {
  return <Status kind="error" title="Error loading treks." action={<Button onClick={onRetry}>Try Again</Button>} />;
}
