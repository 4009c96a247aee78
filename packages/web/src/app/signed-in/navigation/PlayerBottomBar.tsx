import { Suspense, useState } from 'react'
import { lazyChunk } from '../../../chunks/index.ts'
import type { RouteName } from '../../../routes/index.ts'
import { preloadable } from '../../../ui/index.ts'
import { BottomBar } from './BottomBar.tsx'
import { type Section, SECTIONS } from './sections.ts'

const NavigationSheet = lazyChunk(
  preloadable(() => import('./NavigationSheet.tsx')),
  'NavigationSheet',
)

type Props = { readonly route: RouteName; readonly sections?: readonly Section[] }

/** The bar at the bottom of narrow windows, and the whole navigation that it opens. */
export const PlayerBottomBar = ({ route, sections = SECTIONS }: Props) => {
  const [isNavigationOpen, setNavigationOpen] = useState(false)
  return (
    <>
      <BottomBar route={route} onMore={() => setNavigationOpen(true)} isMoreOpen={isNavigationOpen} />
      {isNavigationOpen && (
        <Suspense>
          <NavigationSheet route={route} sections={sections} open onClose={() => setNavigationOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
