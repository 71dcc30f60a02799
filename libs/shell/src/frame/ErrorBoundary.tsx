import { Component, type ReactNode } from 'react';
import { reloadDoor } from '../browser/browserDoors.ts';
import { ErrorScreen } from '../pages/ErrorScreen.tsx';
import { isPartMissing, reloadFor } from '../router/lazyPage.ts';

interface ErrorBoundaryProps {
  /** A change clears the error, such as another page. */
  resetKey: string;
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface Failure {
  error: unknown;
  /** Whether the page is reloading for a missing part. */
  isReloading: boolean;
}

/**
 * Contains a failing page, so that the rest of the app stays. A lazy part that fails to load, such as the seat map,
 * triggers its one reload here [I4.21].
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | undefined }> {
  override state: { failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error, isReloading: false } };
  }

  override componentDidCatch(error: unknown): void {
    if (isPartMissing(error) && reloadFor(error.request ?? error.message, reloadDoor)) {
      this.setState({ failure: { error, isReloading: true } });
    } else this.props.onError(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.clear();
  }

  private readonly clear = (): void => this.setState({ failure: undefined });

  /** Reloads for a missing part, which rendering again can't fetch; renders again otherwise. */
  private readonly retry = (): void => {
    if (isPartMissing(this.state.failure?.error) && reloadDoor.canReload()) reloadDoor.reload();
    else this.clear();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.isReloading ? null : (
      <ErrorScreen onRetry={this.retry} isPartMissing={isPartMissing(failure.error)} />
    );
  }
}
