import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers from a folder with a built page; a client may take so many milliseconds for it. */
export function answerFrom(
  folder: string,
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: ServerResponse,
  limit: number,
): Promise<void>
