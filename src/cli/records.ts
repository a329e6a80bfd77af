import { closeSync, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'
import type { GameRecord } from '../lab/tally.ts'
import { misused } from './complaint.ts'
import { reasoned, STANDARD_INPUT } from './files.ts'

/** The file is opened before the first game, so that a wrong path does not cost a night. */
export function recordsIn(path: string) {
  if (path === STANDARD_INPUT) throw misused('--records -: Here a file is needed.')
  const file = reasoned(path, () => openSync(path, 'w'))
  return {
    write: (records: readonly GameRecord[]) => reasoned(path, () => writeWhole(file, linesOf(records))),
    close: () => closeSync(file),
  }
}

/** On a full disk the file ends with a whole line, as all that was counted. */
function writeWhole(file: number, lines: string): void {
  const { size } = fstatSync(file)
  try {
    writeFileSync(file, lines)
  } catch (error) {
    if (fstatSync(file).isFile()) ftruncateSync(file, size)
    throw error
  }
}

const linesOf = (records: readonly GameRecord[]): string =>
  records.map((record) => `${JSON.stringify(recordLine(record))}\n`).join('')

const recordLine = ({ game, seed, places, scores, decisions, chances, failures }: GameRecord) => ({
  game,
  seed,
  stream: game,
  places,
  scores,
  entries: decisions + chances,
  decisions,
  chances,
  ...(failures.length > 0 ? { failures } : {}),
})
