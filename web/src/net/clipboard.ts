/** Copies a text. Returns whether it worked: browsers have a clipboard only for pages over TLS or from the same machine. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
