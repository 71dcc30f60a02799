import { Component, type ReactNode } from 'react';
import { reloadDoor } from '../app/browserDoors.ts';
import { ErrorScreen } from '../pages/ErrorScreen.tsx';
import { isPartMissing, reloadFor } from '../router/lazyPage.ts';

interface ErrorBoundaryProps {
  /** A change of it clears the error, as another page deserves another try. */
  resetKey: string;
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface Failure {
  error: unknown;
  /** The page is on its way out: a part of it was not there, and a new page may have it. */
  isReloading: boolean;
}

/**
 * Keeps a fault of one page from taking the whole app with it. Parts that a page fetches by itself, such as the seat map,
 * get their one reload here [I4.21].
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

  /** What was not there does not come by drawing again; a new page may know of it. */
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
