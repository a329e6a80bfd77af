/** Enter and Space press what is drawn as they press a button. */
export const onEnter = (take: () => void) => (event: { readonly key: string; preventDefault(): void }) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  take()
}
