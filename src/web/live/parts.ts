import type { Company, LiveTable } from '../table/store/live/live-table.ts'

/** What everything at a table on the server is made of. */
export interface AtTableProps {
  readonly live: LiveTable
  readonly company: Company
}
