import type { Command } from 'commander'
import { withData } from './data.ts'
import { print, printJson } from './output.ts'

const EXAMPLES = `
A place is a folder of data, or a Postgres as postgres://name:password@host/database. The server may run meanwhile;
what it keeps after the beginning of the copy is not in it, so stop it first to move for good. The copy is read again
and compared, entry by entry, before it counts.

Examples:
  paddock move data postgres://paddock@localhost/paddock
  paddock move postgres://paddock@localhost/paddock /var/lib/paddock`

export function addMove(program: Command): void {
  program
    .command('move')
    .summary("copy a server's tables to another kind of database")
    .description("Copies all of a server's data to a place that is empty.")
    .argument('<from>', 'where the data is')
    .argument('<to>', 'where it shall be')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(moveAll)
}

async function moveAll(from: string, to: string, { json }: { readonly json?: boolean }): Promise<void> {
  const { tables, events, ratings, uploads } = await withData(async () =>
    (await import('../server/store/copy/move.ts')).move(from, to),
  )
  if (json) printJson({ tables, events, ratings, uploads })
  else
    print(`${tables} tables with ${events} events, ${ratings} ratings and ${uploads} files are copied, and compared.`)
}
