import { Component, type ReactNode } from 'react';
import { noteError } from '../lib/fields/first-error.ts';

interface Props {
  children: ReactNode;
  /** Stands in the place of what broke. */
  screen: (error: unknown) => ReactNode;
  /** Another one than before clears the error: one went to another page. */
  location?: string;
}

/** Something below broke while it was drawn. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    noteError(error);
  }

  override componentDidUpdate(before: Props): void {
    if (before.location !== this.props.location && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.screen(error);
  }
}
