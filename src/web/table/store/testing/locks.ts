interface Request {
  readonly run: () => unknown
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** The locks of a browser, one name: whoever steals has it, the others stand in line. Answers come a little later. */
export function locks() {
  let holder: Request | null = null
  const line: Request[] = []
  const next = () => {
    if (!holder && line.length > 0) grant(line.shift()!)
  }
  const grant = (request: Request) => {
    holder = request
    setTimeout(async () => {
      await request.run()
      if (holder !== request) return
      holder = null
      request.resolve()
      next()
    })
  }
  const refuse = (request: Request) => request.reject(new Error('AbortError'))
  const queue = (request: Request, signal?: AbortSignal) => {
    line.push(request)
    signal?.addEventListener('abort', () => {
      const at = line.indexOf(request)
      if (at >= 0) refuse(line.splice(at, 1)[0]!)
    })
    next()
  }
  const steal = (request: Request) => {
    if (holder) refuse(holder)
    grant(request)
  }
  return {
    request: (_name: string, how: LockOptions, run: () => unknown) =>
      new Promise<void>((resolve, reject) => {
        const request = { run, resolve, reject }
        if (how.steal) steal(request)
        else queue(request, how.signal)
      }),
  }
}
