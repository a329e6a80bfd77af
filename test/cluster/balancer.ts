import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Passes connections on to one of several ports in turn, byte by byte. One alone is a wire that can be cut. */
export class Balancer {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #ports: readonly number[]
  #turn = 0
  #isCut = false

  private constructor(ports: readonly number[]) {
    this.#ports = ports
    this.#server = createServer((near) => this.#pass(near))
  }

  static async open(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports)
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    return balancer
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Whom connections go to from now on. */
  lead(ports: readonly number[]): void {
    this.#ports = ports
  }

  /** Nothing passes any more, and nobody is told. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** What was cut is not mended: it is made anew. */
  mend(): void {
    this.#isCut = false
    for (const socket of this.#sockets) socket.destroy()
  }

  #pass(near: Socket): void {
    const far = connect(this.#ports[this.#turn++ % this.#ports.length]!, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('data', (data) => {
        if (!this.#isCut) other.write(data)
      })
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
