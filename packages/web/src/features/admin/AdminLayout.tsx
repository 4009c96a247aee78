import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo, ROUTES } from '../../routes/index.ts'
import type { AdminPage } from './admin-pages.ts'
import styles from './Admin.module.css'

type Props = { readonly title: string; readonly pages: ReadonlyArray<AdminPage>; readonly children: ReactNode }

/** The frame of the pages of staff: the way to those that the reader may open. */
export const AdminLayout = ({ title, pages, children }: Props) => (
  <div className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    {pages.length > 1 && (
      <nav aria-label={t('titles.admin')} className={styles.tabs}>
        {pages.map((page) => (
          <NavLink key={page} to={pathTo(page)} className={styles.tab ?? ''}>
            {t(`titles.${ROUTES[page].title[0]}`)}
          </NavLink>
        ))}
      </nav>
    )}
    {children}
  </div>
)
