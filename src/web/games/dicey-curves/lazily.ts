import { lazy } from 'react'

// The track is shown first; the hands-on parts come right after it, in a chunk of their own.

const parts = () => import('./parts.ts')

export const Ahead = lazy(async () => ({ default: (await parts()).Ahead }))
export const Cars = lazy(async () => ({ default: (await parts()).Cars }))
export const Panel = lazy(async () => ({ default: (await parts()).Panel }))
export const GoButton = lazy(async () => ({ default: (await parts()).GoButton }))
export const Hazards = lazy(async () => ({ default: (await parts()).Hazards }))
export const Fan = lazy(async () => ({ default: (await parts()).Fan }))
export const Overview = lazy(async () => ({ default: (await parts()).Overview }))
export const Spotlight = lazy(async () => ({ default: (await parts()).Spotlight }))
