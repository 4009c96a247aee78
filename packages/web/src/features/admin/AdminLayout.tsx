import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo, ROUTES } from '../../routes/index.ts'
import { Page, PageHead, PageTabs } from '../../ui/index.ts'
import type { AdminPage } from './admin-pages.ts'

type Props = { readonly title: string; readonly pages: ReadonlyArray<AdminPage>; readonly children: ReactNode }

/** The frame of staff pages, with links to those that the reader may open. */
export const AdminLayout = ({ title, pages, children }: Props) => (
  <Page width="list">
    <PageHead title={title} />
    {pages.length > 1 && (
      <PageTabs label={t('titles.admin')}>
        {pages.map((page) => (
          <NavLink key={page} to={pathTo(page)}>
            {t(`titles.${ROUTES[page].title[0]}`)}
          </NavLink>
        ))}
      </PageTabs>
    )}
    {children}
  </Page>
)
