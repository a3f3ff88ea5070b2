/** The demo stops when its dialog is closed. */
const dialog = document.querySelector<HTMLDialogElement>('#demo');
dialog?.addEventListener('close', () => dialog.querySelector('video')?.pause());
