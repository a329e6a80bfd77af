import { createReadStream } from 'node:fs'
import { SIZE_LIMIT, tooLarge } from '../protocol/json.ts'
import { oneLine } from './clean.ts'
import { Complaint, failure, invalid } from './complaint.ts'

export const STANDARD_INPUT = '-'

/** How a file is called in messages. */
export const fileName = (path: string): string => (path === STANDARD_INPUT ? 'standard input' : oneLine(path, PATH))

const PATH = 240

/** The text of a file, or of standard input, without a byte order mark. What is too large is not read to its end. */
export async function readText(path: string): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of path === STANDARD_INPUT ? process.stdin : createReadStream(path)) {
      parts.push(part)
      size += part.length
      if (size > SIZE_LIMIT) throw invalid(fileName(path), tooLarge().fault)
    }
  } catch (error) {
    throw because(path, error)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or directory.',
  EACCES: 'Permission denied.',
  EPERM: 'Permission denied.',
  EROFS: 'The disk is read-only.',
  EISDIR: 'This is a directory, not a file.',
  ENOTDIR: 'A part of this path is a file, not a directory.',
  EEXIST: 'This file exists already.',
  ENOSPC: 'The disk is full.',
}

/** Does something with a file, and says in one sentence why it cannot be done. */
export function reasoned<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw because(path, error)
  }
}

function because(path: string, error: unknown): Complaint {
  return error instanceof Complaint ? error : failure(`${fileName(path)}: ${reasonOf(error)}`)
}

/** What the system has against it. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}
