export interface PrivatePostgres {
  readonly port: number
  readonly url: string
  restart(): Promise<void>
  stop(): Promise<void>
}
export function startPostgres(wishes?: { readonly isDurable?: boolean }): Promise<PrivatePostgres>
