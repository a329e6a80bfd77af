import { describe, expect, it } from 'vitest'
import { sentence } from '../engine/sentence.ts'
import { Story, type Told } from './story.ts'

/** One entry in three has something to say. */
const told = (count: number): Told[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    entry: { outcome: index },
    sentences: index % 3 === 0 ? [sentence('test.line')] : [],
    lines: Math.floor(index / 3) + 1,
  }))

describe('a story', () => {
  it('stays as long as it was when more is told', () => {
    const list = told(10)
    const story = new Story(list)
    list.push(...told(12).slice(10))
    expect(story.length).toBe(10)
    expect(story.at(-1)?.index).toBe(9)
    expect(story.at(10)).toBeUndefined()
    expect(story.since(8).map(({ index }) => index)).toEqual([8, 9])
    expect(new Story(list).length).toBe(12)
  })

  it('shows the latest lines and counts them all', () => {
    const story = new Story(told(10))
    expect(story.lines).toBe(4)
    expect(story.latest(2).map(({ index }) => index)).toEqual([6, 9])
    expect(story.latest(9)).toHaveLength(4)
    expect(new Story([]).lines).toBe(0)
  })
})
