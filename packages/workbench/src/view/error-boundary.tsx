import { Component, type ReactNode } from 'react';
import { messageOf } from '../event-verdict.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When this changes, the children get another try. */
  shown?: unknown;
}

/** Says what went wrong inside it, in place of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) };
  }

  override componentDidUpdate({ shown }: ErrorBoundaryProps) {
    if (this.state.message !== null && shown !== this.props.shown) this.setState({ message: null });
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <p role="alert">{`The view failed: ${message}`}</p>;
  }
}
