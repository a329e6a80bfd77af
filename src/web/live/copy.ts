/** Whether it worked. A page that is not served safely has no clipboard, but a selection can be copied there too. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  if (navigator.clipboard) {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    if (isCopied) return true
  }
  field.select()
  return document.execCommand('copy')
}
