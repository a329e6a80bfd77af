import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { globs } from './globs.mjs'
import { filesOf } from './parts.mjs'

/** Where the sample is written down for the processes that test it. */
export const SAMPLE = '.cache/mutation-sample.json'

const SILENT = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false }
const OPTIONS = { ignorers: [globs], excludedMutations: [], plugins: null, noHeader: false, mutationLevel: undefined }

/** What a mutant is, whoever counted it. */
export const keyOf = ({ fileName, location: { start, end }, replacement }) =>
  `${fileName}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`

/** So many mutants of each file, the same for the same seed. */
export async function sampleOf(part, each, seed) {
  const all = await Promise.all(filesOf(part).map(mutantsOf))
  return all.flatMap((mutants) => inSeededOrder(mutants.filter(isWorthIt), seed).slice(0, each))
}

async function mutantsOf(fileName) {
  const file = { name: fileName, content: readFileSync(fileName, 'utf8'), mutate: true }
  const { mutants } = await new Instrumenter(SILENT).instrument([file], OPTIONS)
  return mutants
}

/** The texts of the command are read by people, and no test repeats them. */
const isWorthIt = ({ fileName, mutatorName, status }) =>
  status !== 'Ignored' && !(fileName.startsWith('src/cli/') && mutatorName === 'StringLiteral')

const inSeededOrder = (mutants, seed) =>
  mutants
    .map((mutant) => ({
      mutant,
      rank: createHash('sha256')
        .update(`${seed} ${keyOf(mutant)}`)
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant)
