/** Saves a file through the browser's download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the object URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
