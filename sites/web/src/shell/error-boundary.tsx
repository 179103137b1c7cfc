import { Button, Status } from '@trek/ui/kit';
import { Component, type ReactNode } from 'react';
import { replayEarlyClicks } from '../boot/early-clicks.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Stands between a fault in a page, or a page whose code does not arrive, and an empty screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    replayEarlyClicks();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Status
        kind="error"
        title="This page could not be shown"
        text="The connection may have broken off. Nothing that you typed into a booking is lost."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        }
      />
    );
  }
}
