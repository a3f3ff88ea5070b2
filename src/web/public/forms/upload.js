// Sends the file with its progress shown, then follows the sample while it is being made. Without this
// the form is sent as it is and the page loads itself anew.
const form = document.querySelector('#upload');
const place = document.querySelector('#sample');
const state = document.querySelector('#upload-state');
const button = form.querySelector('button');
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
      refresh();
    } else state.textContent = sentenceOf(request);
  });
  request.send(new FormData(form));
});

function sentenceOf({ status, responseText }) {
  try {
    return JSON.parse(responseText).error.message;
  } catch {
    return status === 0 ? 'The server did not answer. Try again.' : 'That did not work. Try again.';
  }
}

/** Takes the sample's part of the page as the server renders it now. */
async function refresh() {
  const answer = await fetch('/upload-demo', { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    place.replaceChildren(...page.querySelector('#sample').childNodes);
  }
  follow();
}

function follow() {
  if (place.querySelector('[data-being-made]')) setTimeout(refresh, EVERY_MS);
}

follow();
