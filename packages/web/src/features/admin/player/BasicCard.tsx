import type { Hero } from '@daykeep/api/contract'
import { Link } from 'react-router-dom'
import type { AvatarArt } from '../../../art/index.ts'
import { formatMoment, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card } from '../../../ui/index.ts'
import { PersonFace } from '../../people/index.ts'
import admin from '../Admin.module.css'
import { FactList } from '../FactList.tsx'
import { textAt } from './text-at.ts'

type Props = { readonly hero: Hero; readonly avatar: AvatarArt; readonly onReload: () => void }

/** Who the player is, and how they visit. docs/reference/screens.md 14.2. */
export const BasicCard = ({ hero, avatar, onReload }: Props) => {
  const { local, timestamps } = hero.auth
  const moment = (key: string) => {
    const at = textAt(timestamps, key)
    return at === '' ? '–' : formatMoment(Date.parse(at))
  }
  const facts = [
    [t('admin.basic.id'), hero.id],
    [t('admin.basic.name'), `${hero.profile.name} · @${textAt(local, 'username')}`],
    [t('admin.basic.email'), textAt(local, 'email')],
    [t('admin.basic.created'), moment('created')],
    [t('admin.basic.loggedIn'), moment('loggedin')],
    [t('admin.basic.lastCron'), formatMoment(Date.parse(hero.lastCron))],
    [t('admin.basic.checkIns'), String(hero.loginIncentives)],
    [
      t('admin.basic.day'),
      t('admin.basic.dayValue', {
        start: Number(hero.preferences['dayStart'] ?? 0),
        offset: Number(hero.preferences['timezoneOffset'] ?? 0),
        language: textAt(hero.preferences, 'language') || 'en',
      }),
    ],
    [
      t('admin.basic.offsetAtLastCron'),
      t('admin.basic.minutes', { count: Number(hero.preferences['timezoneOffsetAtLastCron'] ?? 0) }),
    ],
    [t('admin.basic.signIn'), signInOf(hero).join(', ') || '–'],
  ] as const
  return (
    <Card className={admin.entry}>
      <div className={admin.line}>
        <PersonFace id={hero.id} name={hero.profile.name} avatar={avatar} size="lg" />
        <Link to={pathTo('profile', { userId: hero.id })}>{t('admin.basic.profile')}</Link>
        <Button size="sm" onClick={onReload}>
          {t('admin.reload')}
        </Button>
      </div>
      <FactList facts={facts} />
    </Card>
  )
}

/** The ways to sign in that an account has. */
const signInOf = ({ auth }: Hero): ReadonlyArray<string> => [
  ...((Object(auth['local']) as { readonly has_password?: boolean }).has_password === true
    ? [t('admin.basic.password')]
    : []),
  ...(['google', 'apple', 'oidc'] as const).flatMap((network) =>
    textAt(auth[network], 'id') === '' ? [] : [t(`admin.basic.${network}`)],
  ),
]
