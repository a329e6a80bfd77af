export interface PrivateRedis {
  readonly port: number
  readonly url: string
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
export function startRedis(): Promise<PrivateRedis>
