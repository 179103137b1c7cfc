import { useTexts } from '@trek/ui/internal/language';
import { Button, Status } from '@trek/ui/kit';
import { Component, type ReactNode } from 'react';
import { markHydrated } from '../boot/early-clicks.ts';
import { shellTexts } from './shell.texts.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows an error instead of an empty screen if a page throws or its code does not load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    markHydrated();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <PageFailed />;
  }
}

function PageFailed() {
  const messages = useTexts(shellTexts);
  return (
    <Status
      kind="error"
      title={messages.pageFailed}
      text={messages.pageFailedText}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
      }
    />
  );
}
