import { type ComponentType, lazy, Suspense } from 'react'
import { afterLoad } from './after-load.ts'

const Nothing = () => null

/** Whatever comes after the first paint must not be in its way; without it the page still plays. */
const Notices = lazy<ComponentType>(() =>
  afterLoad()
    .then(() => import('./Notices.tsx'))
    .then(
      ({ Notices }) => ({ default: Notices }),
      () => ({ default: Nothing }),
    ),
)

export const LaterNotices = () => (
  <Suspense>
    <Notices />
  </Suspense>
)
