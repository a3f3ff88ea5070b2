// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/web/components/overlays/dialog.tsx';
import { ToastRegion } from '../../src/web/components/overlays/toast-region.tsx';
import { closeAllToasts, showToast } from '../../src/web/lib/toast-store.ts';
import { button, click, renderPage, run } from './render-page.ts';

afterEach(() => {
  closeAllToasts();
  cleanup();
  vi.unstubAllGlobals();
});

it('hides the page behind a dialog, and not the toasts, which can be read and pressed', async () => {
  const onClose = vi.fn();
  const undo = vi.fn();
  const props = { open: true, title: 'Rename', onClose, children: 'A name' };
  const behind = createElement('button', { type: 'button' }, 'Behind');
  await renderPage(
    createElement(Fragment, null, behind, createElement(ToastRegion), createElement(Dialog, props)),
  );
  await run(() => showToast('Deleted', { action: { label: 'Undo', run: undo } }));
  expect(screen.getByRole('dialog', { name: 'Rename' }).textContent).toContain('A name');
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toContain('Deleted');
  await click(button('Undo'));
  expect(undo).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
