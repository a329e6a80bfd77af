import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { keyOf, SAMPLE } from './sample.mjs'

/** Lets through the mutants of the sample; the others are never run and never counted. */
class Chosen {
  #sample = new Set()
  #root = process.cwd()

  async init() {
    this.#root = rootOf(this.#root)
    this.#sample = new Set(JSON.parse(readFileSync(`${this.#root}/${SAMPLE}`, 'utf8')))
  }

  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#judge(mutant)]))
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }

  #judge(mutant) {
    const fileName = relative(this.#root, withoutSandbox(mutant.fileName))
    if (this.#sample.has(keyOf({ ...mutant, fileName }))) return { status: CheckStatus.Passed }
    return { status: CheckStatus.CompileError, reason: 'not in the sample' }
  }
}

const SANDBOX = /\/dist\/mutation\/sandbox-\w+/
const rootOf = (folder) => folder.replace(SANDBOX, '')
const withoutSandbox = (path) => path.replace(SANDBOX, '')

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'chosen', Chosen)]
