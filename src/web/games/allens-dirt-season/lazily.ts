import { lazy } from 'react'

// The race is shown first; what there is to read between races comes right after it, in a chunk of its own.

export const parts = () => import('./parts.ts')

export const Calendar = lazy(async () => ({ default: (await parts()).Calendar }))
export const Standings = lazy(async () => ({ default: (await parts()).Standings }))
