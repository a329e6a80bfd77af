let waiting: File | null = null

/** Leaves a file for the page that opens it. */
export function handIn(file: File): void {
  waiting = file
}

/** The file that was left, once. */
export function handedIn(): File | null {
  const file = waiting
  waiting = null
  return file
}
