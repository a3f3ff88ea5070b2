// Sends the file with its progress shown, then follows the sample while it is being made. Without this
// the form is sent as it is and the page loads itself anew.
const form = find<HTMLFormElement>('#upload');
const place = find('#sample');
const state = find('#upload-state');
const button = find<HTMLButtonElement>('#upload button');
const EVERY_MS = 1500;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  button.disabled = true;
  const request = new XMLHttpRequest();
  request.open('POST', '/upload-demo');
  request.setRequestHeader('accept', 'application/json');
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    state.textContent = `Sent: ${Math.round((loaded / Math.max(1, total)) * 100)} %`;
  });
  request.addEventListener('loadend', () => {
    button.disabled = false;
    if (request.status === 201) {
      state.textContent = 'The file is here.';
      form.reset();
      void refresh();
    } else state.textContent = sentenceOf(request);
  });
  request.send(new FormData(form));
});

function sentenceOf({ status, responseText }: XMLHttpRequest): string {
  try {
    return (JSON.parse(responseText) as { error: { message: string } }).error.message;
  } catch {
    return status === 0 ? 'The server did not answer. Try again.' : 'That did not work. Try again.';
  }
}

/** Takes the sample's part of the page as the server renders it now. */
async function refresh(): Promise<void> {
  const answer = await fetch('/upload-demo', { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    place.replaceChildren(...(page.querySelector('#sample')?.childNodes ?? []));
  }
  follow();
}

function follow(): void {
  if (place.querySelector('[data-being-made]')) setTimeout(refresh, EVERY_MS);
}

function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

follow();

export {};
