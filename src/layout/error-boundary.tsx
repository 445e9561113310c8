import { Component, type ReactNode } from "react";

interface Props {
  /** What is logged. */
  readonly message: string;
  /** What is shown in the place of a part that throws. */
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
