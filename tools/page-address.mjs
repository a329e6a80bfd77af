// Where the page is served, as PORT and HOST say it, and why it cannot be served there.
const DEFAULT_PORT = 4800
const DEFAULT_HOST = '127.0.0.1'
const HIGHEST_PORT = 65_535

const fault = (code, sentence) => ({ kind: 'fault', code, sentence })

/** Where to listen, or what is wrong with the wish. An empty wish is none. */
export function placeOf({ PORT, HOST }) {
  const wished = PORT?.trim() || undefined
  const port = Number(wished ?? DEFAULT_PORT)
  if (!/^\d+$/.test(wished ?? '0')) return fault(2, `PORT must be a number, and "${wished}" is none.`)
  if (port > HIGHEST_PORT) return fault(2, `PORT must be from 0 to ${HIGHEST_PORT}, and ${wished} is not.`)
  return { kind: 'place', port, host: HOST?.trim() || DEFAULT_HOST, isWished: wished !== undefined }
}

/** Why nothing can be served there, by the code of what went wrong. */
export function listeningFault({ code, message }, { port, host }) {
  const [exitCode, sentence] = {
    EADDRINUSE: [1, `Port ${port} is in use: end the other program, or choose another with PORT.`],
    EACCES: [1, `Port ${port} is not permitted: choose one above 1023 with PORT.`],
    ENOTFOUND: [2, `HOST ${host} is not known here.`],
    EAI_AGAIN: [2, `HOST ${host} is not known here.`],
    EADDRNOTAVAIL: [2, `HOST ${host} is no address of this machine.`],
    EINVAL: [2, `HOST ${host} is no address of this machine.`],
  }[code] ?? [1, `The page cannot be served at ${host}, port ${port}: ${message}.`]
  return fault(exitCode, sentence)
}

const HERE = ['127.0.0.1', '::1', '0.0.0.0', '::']

/** What to type into a browser on this machine. */
export function addressOf(host, port) {
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${HERE.includes(host) ? 'localhost' : name}:${port}/`
}
