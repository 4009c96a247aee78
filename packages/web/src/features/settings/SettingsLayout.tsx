import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { hasPrivilege } from '@daykeep/rules/permissions'
import { t } from '../../i18n/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { pathTo, type RouteName, ROUTES } from '../../routes/index.ts'
import { Page, PageHead, PageTabs } from '../../ui/index.ts'
import styles from './SettingsLayout.module.css'

/** The pages of the settings that exist, in their order. A page is added here. docs/reference/screens.md 13. */
const TABS: ReadonlyArray<RouteName> = [
  'generalSettings',
  'security',
  'notificationSettings',
  'siteData',
  'subscription',
  'promoCode',
]

/** Of those, for support alone. */
const FOR_SUPPORT: ReadonlyArray<RouteName> = ['transactions']

type Props = { readonly title: string; readonly children: ReactNode }

/** The frame of a page of the settings: the title, and the way to the other pages where there are some. */
export const SettingsLayout = ({ title, children }: Props) => {
  const isSupport = usePlayer(({ user }) => hasPrivilege(user, 'userSupport'))
  const tabs = isSupport ? [...TABS, ...FOR_SUPPORT] : TABS
  return (
    <Page width="text">
      <PageHead title={title} />
      {tabs.length > 1 && (
        <PageTabs label={t('titles.settings')}>
          {tabs.map((tab) => (
            <NavLink key={tab} to={pathTo(tab)}>
              {t(`titles.${ROUTES[tab].title[0]}`)}
            </NavLink>
          ))}
        </PageTabs>
      )}
      <div className={styles.content}>{children}</div>
    </Page>
  )
}
