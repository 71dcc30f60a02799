/** Hands a file to the browser, which keeps it among the downloads. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
