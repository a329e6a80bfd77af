// `npm run bench -- server [speed] [pace] [crowd] [length] [--quick]`: what live tables cost, beside peers under the same load.
import { cpus } from 'node:os'
import { crowd } from './crowd.ts'
import { length } from './length.ts'
import { pace } from './pace.ts'
import { FULL, QUICK } from './plan.ts'
import { speed } from './speed.ts'

const SUITES = { speed, crowd, length }
/** A part of `speed`. */
const PARTS = { pace }
const wishes = process.argv.slice(2)
const plan = wishes.includes('--quick') ? QUICK : FULL
const chosen = Object.entries({ ...SUITES, ...PARTS }).filter(([name]) => wishes.includes(name))

const date = new Date().toISOString().slice(0, 10)
console.log(`${date}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`)
for (const [, suite] of chosen.length > 0 ? chosen : Object.entries(SUITES)) await suite(plan)
process.exit()
