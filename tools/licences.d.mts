import type { Plugin } from 'vite'

export type Notice =
  | {
      readonly kind: 'notice'
      readonly name: string
      readonly version: string
      readonly licence: string
      readonly text: string
    }
  | { readonly kind: 'fault'; readonly sentence: string }

export function noticeOf(folder: string): Notice
export function packageOf(id: string): string | null
export function licences(): { readonly collect: Plugin; readonly write: Plugin }
