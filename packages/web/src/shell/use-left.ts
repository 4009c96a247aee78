import { useState } from 'react'
import type { Wanted } from '../routes/index.ts'

type Place = NonNullable<Wanted['from']>

/** The address before this one; none on the first load. */
export const useLeft = ({
  pathname: path,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): Place | undefined => {
  const [{ here, left }, setPlaces] = useState<{ readonly here: Place; readonly left?: Place }>({
    here: { path, search },
  })
  if (here.path !== path || here.search !== search) setPlaces({ here: { path, search }, left: here })
  return left
}
