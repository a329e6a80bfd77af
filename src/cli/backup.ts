import type { Command } from 'commander'
import { backUp } from '../server/store/sqlite/backup.ts'
import { databaseIn } from '../server/store/sqlite/place.ts'
import { DATA_FOLDER, withData } from './data.ts'
import { print, printJson } from './output.ts'

interface BackupOptions {
  readonly data: string
  readonly json?: boolean
}

const EXAMPLES = `
The server may run meanwhile. A file that exists is not touched.

Examples:
  paddock backup friday.db
  paddock backup /mnt/backup/friday.db --data /var/lib/paddock`

export function addBackup(program: Command): void {
  program
    .command('backup')
    .summary("copy a server's tables into a file")
    .description('Copies everything a server has acknowledged into a new file, also while it runs.')
    .argument('<file>', 'the new file')
    .option('--data <dir>', "the folder of the server's data", DATA_FOLDER)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(backup)
}

async function backup(file: string, { data, json }: BackupOptions): Promise<void> {
  const counts = await withData(() => backUp(databaseIn(data), file))
  if (json) printJson({ file, ...counts })
  else print(`${file}: ${counts.tables} tables with ${counts.events} events.`)
}
