import type { ReactNode } from 'react'
import { AdminLayout } from './AdminLayout.tsx'
import { pagesFor } from './admin-pages.ts'
import { usePermissions } from './use-staff.ts'

/** The frame of a page of staff. */
export const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <AdminLayout title={title} pages={pagesFor(usePermissions())}>
    {children}
  </AdminLayout>
)
