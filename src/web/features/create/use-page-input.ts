import { useEffect, useState } from 'react';
import { showToast } from '../../lib/toast-store.ts';
import { addFiles, addLink, addText, parseLink } from './add-files.ts';

/** Takes what is dropped anywhere on the page, or pasted outside of a field. @returns whether files hover over it */
export function usePageInput(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Entering a child leaves its parent: only the count says when the page itself was left.
    let depth = 0;
    // What is dragged within the page, such as a link of the menu, is no source.
    let own = false;
    const carries = (event: DragEvent) => !own && hasSource(event.dataTransfer);
    const dragstart = () => {
      own = true;
    };
    const dragend = () => {
      own = false;
    };
    const enter = (event: DragEvent) => {
      if (!carries(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!carries(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const hover = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      takeDropped(event.dataTransfer);
    };
    const listeners = {
      dragstart,
      dragend,
      dragenter: enter,
      dragleave: leave,
      dragover: hover,
      drop,
      paste,
    };
    const entries = Object.entries(listeners) as [keyof DocumentEventMap, EventListener][];
    for (const [name, listener] of entries) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener);
    };
  }, []);
  return over;
}

function hasSource(data: DataTransfer | null): boolean {
  return data?.types.some((type) => type === 'Files' || type === 'text/uri-list') ?? false;
}

function takeDropped(data: DataTransfer | null): void {
  if (!data) return;
  const items = [...data.items].filter((item) => item.kind === 'file');
  const folders = items.filter((item) => item.webkitGetAsEntry?.()?.isDirectory);
  if (folders.length > 0)
    showToast('Folders cannot be added. Open the folder and drop the files in it.', { bad: true });
  const files = items
    .filter((item) => !folders.includes(item))
    .map((item) => item.getAsFile())
    .filter((file) => file !== null);
  if (files.length > 0) addFiles(files);
  const link = items.length === 0 ? parseLink(data.getData('text/uri-list').split('\n')[0] ?? '') : undefined;
  if (link) addLink(link);
}

function paste(event: ClipboardEvent): void {
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, textarea, select, [contenteditable=true], [role=dialog]')) return;
  const files = [...(event.clipboardData?.files ?? [])];
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (files.length > 0) addFiles(files);
  else if (/^https?:\/\/\S+$/.test(text.trim())) addLink(text.trim());
  else if (text.trim() !== '') addText(text);
  else return;
  event.preventDefault();
}
