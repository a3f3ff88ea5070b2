import { compact } from '../../kernel/compact.ts';
import type { WrittenPage } from '../../kernel/contracts/site.ts';
import type { Html } from '../docs/html.ts';

/** Modules of `src/web/features/site-forms/`, as browsers ask for them. */
export const ISLANDS = ['contact.js', 'upload.js', 'audio-test.js'] as const;

/** A page that takes something or shows what was measured. */
export interface FormPage extends Omit<WrittenPage, 'body' | 'scripts' | 'layout'> {
  body: Html;
  /** What makes it more comfortable. */
  island?: (typeof ISLANDS)[number];
}

/** As the renderer of the frame takes it. */
export function toWrittenPage({ body, island, ...page }: FormPage): WrittenPage {
  return compact({
    ...page,
    layout: 'form' as const,
    scripts: island && [`/forms/${island}`],
    body: body.html,
  });
}
