import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../pages/ErrorScreen.tsx';

interface ErrorBoundaryProps {
  /** A change of it clears the error, as another page deserves another try. */
  resetKey: string;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a fault of one page from taking the whole app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt: string | undefined }> {
  override state: { failedAt: string | undefined } = { failedAt: undefined };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failedAt !== undefined && previous.resetKey !== this.props.resetKey) this.clear();
  }

  private readonly clear = (): void => this.setState({ failedAt: undefined });

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <ErrorScreen onRetry={this.clear} />;
  }
}
