import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly onError: (error: unknown) => void;
  /** What stands in the place of the children after a fault, given how to begin again; nothing when left out. */
  readonly fallback?: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of ours from taking the page's other content down, and tells the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback?.(this.#retry) : this.props.children;
  }
}
