/** What each ending may be called by hosts; a door of a foreign network answers with a page, whatever was asked for. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  txt: /^text\/plain\b/,
}
const NO_PAGE = /^(?!text\/html\b)/

const endingOf = (path: string): string => (path === '/' ? 'html' : path.slice(path.lastIndexOf('.') + 1))

/** Whether an answer can be the file of this path: whole, from where it was asked for, and of the right type. */
export function fits(answer: Response, path: string): boolean {
  const type = TYPES[endingOf(path)] ?? NO_PAGE
  return answer.status === 200 && !answer.redirected && type.test(answer.headers.get('content-type') ?? '')
}

/** The SHA-256 of some bytes, as `tools/offline.ts` writes it. */
async function proofOf(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}

/** Whether an answer is the file of this path to the letter; the answer itself stays unread. */
export async function isGenuine(answer: Response, path: string, proof: string): Promise<boolean> {
  if (!fits(answer, path)) return false
  const bytes = await answer
    .clone()
    .arrayBuffer()
    .catch(() => null)
  return bytes !== null && (await proofOf(bytes)) === proof
}

/** Whether a version was kept with something in it that is not its own, as older workers did. */
export async function isPoisoned(cache: Cache, version: string): Promise<boolean> {
  const page = await cache.match('/')
  if (page && !(await page.text()).includes(`data-version="${version}"`)) return true
  for (const request of await cache.keys()) {
    const answer = await cache.match(request, { ignoreVary: true })
    if (answer && !fits(answer, new URL(request.url).pathname)) return true
  }
  return false
}
