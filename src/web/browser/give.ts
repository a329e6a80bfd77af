/** How long a browser may take to read what it was given, in milliseconds. */
const READING = 60_000

/** Gives a file to whoever sits here. */
export function give(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READING)
}

/** A file as Paddock writes them. */
export const jsonFile = (name: string, text: string): File => new File([text], name, { type: 'application/json' })
