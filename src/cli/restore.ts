import type { Command } from 'commander'
import { restore } from '../server/store/sqlite/restore.ts'
import { DATA_FOLDER, withData } from './data.ts'
import { print, printJson } from './output.ts'

interface RestoreOptions {
  readonly data: string
  readonly json?: boolean
}

const EXAMPLES = `
The server must not run meanwhile. What was there before is kept beside it.

Examples:
  paddock restore friday.db
  paddock restore /mnt/backup/friday.db --data /var/lib/paddock`

export function addRestore(program: Command): void {
  program
    .command('restore')
    .summary("put a backup in the place of a server's tables")
    .description("Puts a file of 'paddock backup' in the place of a server's data.")
    .argument('<file>', 'the backup')
    .option('--data <dir>', "the folder of the server's data", DATA_FOLDER)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(putBack)
}

async function putBack(file: string, { data, json }: RestoreOptions): Promise<void> {
  const { tables, events, before } = await withData(() => restore(file, data, new Date()))
  if (json) printJson({ file, tables, events, before })
  else print([`${file}: ${tables} tables with ${events} events are in place.`, ...kept(before)].join('\n'))
}

const kept = (before: string | null): string[] => (before === null ? [] : [`What was there before is now ${before}.`])
