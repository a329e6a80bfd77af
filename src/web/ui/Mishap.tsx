import { Component, type ReactNode } from 'react'
import { NotFound } from './NotFound.tsx'

interface MishapState {
  readonly failed: boolean
}

/** When a part of the page cannot be loaded or drawn: says so, with a way on. */
export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { failed: false }

  static getDerivedStateFromError(): MishapState {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <NotFound why={navigator.onLine ? 'mishap' : 'offline'} /> : this.props.children
  }
}
