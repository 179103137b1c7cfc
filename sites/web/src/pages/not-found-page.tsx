import { Missing } from './missing.tsx';

/** For unknown addresses. */
export default function NotFoundPage() {
  return <Missing />;
}
