import type { Hero } from '@daykeep/api/contract'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Card, TextField } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import { toOwnedThings, toThingBody } from './hero-sections.ts'

type Props = {
  readonly hero: Hero
  readonly busy: boolean
  readonly onSave: (body: Readonly<Record<string, unknown>>) => void
}

/** Sets one item, achievement or customization by its path. */
export const ThingsCard = ({ hero, busy, onSave }: Props) => {
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
