/** Where even the frame fails, the document that was prerendered stays: readable, with plain links. Never a blank page. */
import { Component, type ReactNode } from "react";

interface Props {
  /** HTML of the whole page as it was prerendered. */
  readonly prerendered: string;
  readonly children: ReactNode;
}

export class LastResort extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error("The application stopped; the document stays", error);
  }

  override render() {
    const { prerendered, children } = this.props;
    if (!this.state.failed) return children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this very document held.
    return <div dangerouslySetInnerHTML={{ __html: prerendered }} />;
  }
}
