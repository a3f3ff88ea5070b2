import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';

interface Props {
  children: ReactNode;
  /** Another one than before clears the error: one went to another page. */
  place?: string;
}

/** Something on the page broke. The likeliest cause is a page older than the server: a reload brings the new one. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}

function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70vh] max-w-xl flex-col items-start justify-center gap-5 px-5 sm:px-8"
    >
      <h1 className="text-4xl">Something went wrong on this page</h1>
      <p className="text-ink-2">
        What the server has is safe, and episodes go on being made. Reload the page; if it happens again, the
        words below say where it stopped.
      </p>
      <p className="mono w-full rounded-md border border-line bg-sheet p-3 break-words">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <div className="flex gap-2">
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button onClick={() => window.location.assign('/')}>Go to the start</Button>
      </div>
    </div>
  );
}
