/** The demo stops when its dialog is closed; its picture is loaded when that is opened, and not before. */
const dialog = document.querySelector<HTMLDialogElement>('#demo');
const video = dialog?.querySelector('video');
if (dialog && video) {
  dialog.addEventListener('close', () => video.pause());
  new MutationObserver(() => {
    const { poster } = video.dataset;
    if (dialog.open && poster) video.poster = poster;
  }).observe(dialog, { attributes: true, attributeFilter: ['open'] });
}
