import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Pen } from './pen.ts'
import { locks } from './testing/locks.ts'

const page = { hidden: false }
const later = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A tab, and whether it acts for the bots. */
function tab() {
  const seen = { drives: false, passes: 0 }
  const pen = new Pen('table', (isHeld) => {
    seen.drives = isHeld
    seen.passes++
  })
  return { pen, seen }
}

beforeEach(() => {
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { locks: locks() })
})

describe('Of several tabs at one table', () => {
  it('the one that came last acts, and hands back when it leaves', async () => {
    const [first, second] = [tab(), tab()]
    first.pen.take()
    await later()
    second.pen.take()
    await later()
    expect([first.seen.drives, second.seen.drives]).toEqual([false, true])
    second.pen.drop()
    await later()
    expect(first.seen.drives).toBe(true)
  })

  it('one that leaves before it was answered does not act any more, and keeps nobody from it', async () => {
    const [gone, waiting] = [tab(), tab()]
    gone.pen.take()
    gone.pen.drop()
    await later()
    expect(gone.seen.drives).toBe(false)
    waiting.pen.take()
    await later()
    expect([gone.seen.drives, waiting.seen.drives]).toEqual([false, true])
  })

  it('one that is left and entered again at once acts', async () => {
    const seen = { drives: false }
    const passed = (isHeld: boolean) => {
      seen.drives = isHeld
    }
    const [before, after] = [new Pen('table', passed), new Pen('table', passed)]
    before.take()
    before.drop()
    passed(false)
    after.take()
    await later()
    await later()
    expect(seen.drives).toBe(true)
  })

  it('one that is looked at twice before it was answered takes nothing from itself', async () => {
    const { pen, seen } = tab()
    pen.take()
    pen.take()
    await later()
    await later()
    expect(seen).toEqual({ drives: true, passes: 1 })
    pen.take()
    await later()
    expect(seen).toEqual({ drives: true, passes: 1 })
  })

  it('a hidden one takes nothing', async () => {
    const { pen, seen } = tab()
    page.hidden = true
    pen.take()
    await later()
    expect(seen.drives).toBe(false)
  })
})
