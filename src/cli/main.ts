import { leaveWhenNobodyReads } from './output.ts'
import { run } from './run.ts'

leaveWhenNobodyReads()
process.exitCode = await run(process.argv.slice(2))
