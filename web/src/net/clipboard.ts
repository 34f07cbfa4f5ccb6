/** Whether a text is on the clipboard now. Browsers keep it for pages over TLS or from the same machine. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
