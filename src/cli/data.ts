import type { StoreFault } from '../server/store/fault.ts'
import { faultOf } from '../server/store/sqlite/trouble.ts'
import { speaker } from '../words/say.ts'
import { CATALOGUE } from './catalogue.ts'
import { Complaint, EXIT, failure } from './complaint.ts'
import { fileName, reasonOf } from './files.ts'

/** Where the data of a server lies, unless somebody says otherwise. */
export const DATA_FOLDER = 'data'

const say = speaker(CATALOGUE)

/** What is wrong with the data itself, and not with the disk or the moment. */
const INVALID = ['store.newer', 'store.foreign', 'store.damaged']

/** Does something with stored data, and says in one sentence why it cannot be done. */
export async function withData<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isOfFiles(error) ? failure(`${fileName(error.path)}: ${reasonOf(error)}`) : complaintOf(faultOf(error))
  }
}

/** What the system has against a file, as opposed to what the database says. */
const isOfFiles = (error: unknown): error is Error & { readonly path: string } =>
  error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string'

const complaintOf = ({ sentence }: StoreFault): Complaint =>
  new Complaint(INVALID.includes(sentence.key) ? EXIT.invalid : EXIT.failure, say(sentence))
