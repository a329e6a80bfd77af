// Runs in the page before the page's own script: notes what goes wrong, throws the same dice every time, and says what can
// be pressed. It asks nothing of a browser that one of them lacks.
{
  const notes = []
  const note = (kind, what) => notes.push(`${kind}: ${what?.message ?? what}`)
  for (const kind of ['error', 'warn']) {
    const say = console[kind]
    console[kind] = (...words) => {
      note(kind, words.map(String).join(' '))
      say.apply(console, words)
    }
  }
  addEventListener('unhandledrejection', ({ reason }) => note('rejected', reason))
  // What cannot be loaded tells only its own element; Firefox tells it of files fetched ahead although they were given.
  const isAhead = (target) => target instanceof HTMLLinkElement && target.rel === 'modulepreload'
  addEventListener(
    'error',
    ({ error, message, target }) => isAhead(target) || note('thrown', error ?? message ?? target?.outerHTML),
    true,
  )
  addEventListener('securitypolicyviolation', ({ blockedURI }) => note('forbidden', blockedURI))

  let state = 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  crypto.getRandomValues = (array) => {
    array.set(array.map(next))
    return array
  }

  const BAR = '[data-own="true"] [data-choice]:not(select), [data-go-on]'
  const BOARD = '[data-combo]:not(:disabled), [data-look], [data-board] [data-go], [data-board] [data-ends]'
  const LIST = '[data-own="true"] select[data-choice] option[value]:not([value=""])'
  const isOwn = () => document.querySelector('[data-own="true"], [data-go-on]') !== null
  const isDriving = () => document.querySelector('[data-driving="true"]') !== null

  /** The middle of an element, or null if it lies outside the window or under something else. */
  const reached = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const point = { x: left + width / 2, y: top + height / 2 }
    const found = document.elementFromPoint(point.x, point.y)
    return found && (element.contains(found) || found.contains(element)) ? point : null
  }

  const spotsOf = (selector) => [...document.querySelectorAll(selector)].map(reached).filter((point) => point !== null)

  /** What can be pressed now, on the board first; a list is chosen from by its values. */
  const offers = () => {
    if (!isOwn() || isDriving()) return []
    const points = [...spotsOf(BOARD), ...spotsOf(BAR)]
    const listed = [...document.querySelectorAll(LIST)].map(({ value }) => ({ value }))
    return [...points, ...listed]
  }

  const choose = (value) => {
    const list = document.querySelector('[data-own="true"] select[data-choice]')
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const moment = () => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? -1)
  const standing = () => ({
    isOver: document.querySelector('dialog[open] [data-results]') !== null,
    moment: moment(),
    offers: offers(),
    notes: notes.splice(0, notes.length),
  })

  /** Longer than anything glides; what lasts longer, like confetti, is not waited for. In milliseconds. */
  const GLIDING = 3000
  const isShort = ({ effect }) => effect !== null && effect.getComputedTiming().endTime <= GLIDING

  const short = () => document.getAnimations().filter((one) => one.playState === 'running' && isShort(one))
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  /** The letters are there, what glides has arrived, and two pictures were drawn since. */
  const drawn = async () => {
    await document.fonts.ready
    await twoFrames()
    // What arrives may send something else off.
    for (let gliding = short(); gliding.length > 0; gliding = short())
      await Promise.allSettled(gliding.map(({ finished }) => finished))
    await twoFrames()
  }

  const spot = (selector) => spotsOf(selector)[0] ?? null
  Object.assign(window, { visit: { standing, choose, drawn, spot } })
}
