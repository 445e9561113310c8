import { Component, type ReactNode } from "react";

interface Props {
  /** For the log. */
  readonly message: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error(this.props.message, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
