import { Button, Status } from '@trek/ui/kit';
import { Component, type ReactNode } from 'react';
import { markHydrated } from '../boot/early-clicks.ts';

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
    return (
      <Status
        kind="error"
        title="This page could not be shown"
        text="The connection may have been lost. Anything you typed into a booking is saved."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      />
    );
  }
}
