import { useDeferredValue } from 'react'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'

/** Where the page stands: what is shown stays until the next page is there whole, and then comes at once. */
export const useShownLocation: typeof useBrowserLocation = (options) => {
  const [path, go] = useBrowserLocation(options)
  return [useDeferredValue(path), go]
}

export const useShownSearch: typeof useSearch = (options) => useDeferredValue(useSearch(options))

/** Whether the page that is wanted is still on its way. */
export function useIsOnWay(): boolean {
  const [wanted] = useBrowserLocation()
  return useDeferredValue(wanted) !== wanted
}
