/** Lets the browser save a text as a file. */
export function saveText(name: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
