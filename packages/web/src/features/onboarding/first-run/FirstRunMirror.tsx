import { Suspense } from 'react'
import { lazyChunk } from '../../../chunks/index.ts'
import { Skeleton } from '../../../ui/index.ts'

const AvatarEditor = lazyChunk(() => import('../../avatar-editor/AvatarEditor.tsx'), 'AvatarEditor')

/** The mirror with what a new player has. */
export const FirstRunMirror = () => (
  <Suspense fallback={<Skeleton height={440} shape="card" />}>
    <AvatarEditor sells={false} />
  </Suspense>
)
