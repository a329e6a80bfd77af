import { lazy } from 'react'

// The score sheet comes when somebody asks for it.

const sheet = () => import('./Sheet.tsx')

export const Sheet = lazy(async () => ({ default: (await sheet()).Sheet }))
export const SheetDialog = lazy(async () => ({ default: (await sheet()).SheetDialog }))
