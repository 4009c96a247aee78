import type { Hero } from '@daykeep/api/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, Card, Dialog, TextField } from '../../ui/index.ts'
import admin from './Admin.module.css'
import type { HeroParty, UserHistory } from './answers.ts'
import { toHeroSections, toOwnedThings, toThingBody } from './hero-sections.ts'
import { HeroSectionCard } from './HeroSectionCard.tsx'

type Body = Readonly<Record<string, unknown>>

type Props = {
  readonly hero: Hero
  readonly hasFullAccess: boolean
  readonly party: HeroParty | undefined
  readonly history: UserHistory | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (body: Body) => void
  readonly onReload: () => void
}

/** A player for support. docs/reference/screens.md 14.2. */
export const HeroView = ({ hero, hasFullAccess, party, history, busy, refusal, onSave, onReload }: Props) => (
  <>
    <Basic hero={hero} onReload={onReload} />
    <Acts hero={hero} party={party} busy={busy} onSave={onSave} />
    {toHeroSections(hero, hasFullAccess).map((section, index) => (
      <HeroSectionCard
        key={`${section.key} ${JSON.stringify(section.fields)}`}
        section={section}
        isOpen={index === 0}
        busy={busy}
        refusal={refusal}
        onSave={onSave}
      />
    ))}
    <Things hero={hero} busy={busy} onSave={onSave} />
    {history !== undefined && <History history={history} />}
  </>
)

const textAt = (branch: unknown, key: string): string => {
  const value = (Object(branch) as Body)[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const Basic = ({ hero, onReload }: Pick<Props, 'hero' | 'onReload'>) => {
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
  ] as const
  return (
    <Card className={admin.entry}>
      <div className={admin.line}>
        <Link to={pathTo('profile', { userId: hero.id })}>{t('admin.basic.profile')}</Link>
        <Button size="sm" onClick={onReload}>
          {t('admin.reload')}
        </Button>
      </div>
      <dl className={admin.fields}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={admin.meta}>{name}</dt>
            <dd className={admin.code} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const ACTS = ['resetCron', 'changeApiToken', 'removeFromParty'] as const
type Act = (typeof ACTS)[number]

const Acts = ({ hero, party, busy, onSave }: Pick<Props, 'hero' | 'party' | 'busy' | 'onSave'>) => {
  const [asked, setAsked] = useState<Act>()
  const acts = ACTS.filter((act) => act !== 'removeFromParty' || hero.party['_id'] !== undefined)
  return (
    <Card className={admin.entry}>
      {party !== undefined && (
        <p className={admin.meta}>
          {t('admin.party', {
            members: party.memberCount,
            quest: textAt(party.quest, 'key') === '' ? '–' : textAt(party.quest, 'key'),
          })}
        </p>
      )}
      <div className={admin.line}>
        {acts.map((act) => (
          <Button key={act} size="sm" busy={busy} onClick={() => setAsked(act)}>
            {t(`admin.act.${act}`)}
          </Button>
        ))}
      </div>
      {asked !== undefined && (
        <Dialog
          open
          width="sm"
          title={t(`admin.act.${asked}`)}
          onClose={() => setAsked(undefined)}
          actions={
            <Button
              variant="danger"
              onClick={() => {
                onSave({ [asked]: true })
                setAsked(undefined)
              }}
            >
              {t(`admin.act.${asked}`)}
            </Button>
          }
        >
          <p>{t(`admin.actText.${asked}`)}</p>
        </Dialog>
      )}
    </Card>
  )
}

const Things = ({ hero, busy, onSave }: Pick<Props, 'hero' | 'busy' | 'onSave'>) => {
  const [thing, setThing] = useState({ path: '', value: '' })
  return (
    <Card className={admin.entry}>
      <h2 className={admin.name}>{t('admin.things.title')}</h2>
      <form
        className={admin.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (thing.path.trim() !== '') onSave(toThingBody({ ...thing, path: thing.path.trim() }))
        }}
      >
        <TextField
          label={t('admin.things.path')}
          hint={t('admin.things.pathHint')}
          list="owned-things"
          value={thing.path}
          onChange={(event) => {
            const path = event.target.value
            const found = toOwnedThings(hero).find((each) => each.path === path)
            setThing({ path, value: found?.value ?? thing.value })
          }}
        />
        <datalist id="owned-things">
          {toOwnedThings(hero).map(({ path }) => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </datalist>
        <TextField
          label={t('admin.things.value')}
          hint={t('admin.things.valueHint')}
          value={thing.value}
          onChange={(event) => setThing({ ...thing, value: event.target.value })}
        />
        <Button type="submit" busy={busy}>
          {t('admin.things.set')}
        </Button>
      </form>
    </Card>
  )
}

const History = ({ history }: { readonly history: UserHistory }) => {
  const lines = [
    ...history.cron.map((each) => ({ ...each, text: t('admin.history.cron', { count: each.checkinCount }) })),
    ...history.armoire.map((each) => ({ ...each, text: t('admin.history.armoire') })),
    ...history.questInviteResponses.map((each) => ({
      ...each,
      text: t('admin.history.quest', { quest: each.quest, response: each.response }),
    })),
  ].toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
  return (
    <Card className={admin.entry}>
      <h2 className={admin.name}>{t('admin.history.title')}</h2>
      {lines.length === 0 ? (
        <p className={admin.meta}>{t('admin.history.none')}</p>
      ) : (
        <ul className={admin.list}>
          {lines.map(({ timestamp, client, text }) => (
            <li key={`${timestamp} ${text}`} className={admin.meta}>
              {formatMoment(Date.parse(timestamp))}: {text}
              {client !== '' && ` (${client})`}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
