import type { Hero } from '@daykeep/api/contract'
import { useRef, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, TextField } from '../../../ui/index.ts'
import { UnsavedGuard } from '../../unsaved/index.ts'
import admin from '../Admin.module.css'
import { Folded } from '../Folded.tsx'
import styles from '../Folded.module.css'
import { type OwnedBranch, type OwnedThing, toOwnedBranches, toThingBody } from './hero-sections.ts'

type Props = {
  readonly hero: Hero
  readonly busy: boolean
  readonly onSave: (body: Readonly<Record<string, unknown>>) => void
}

/** What a player owns, as a tree, and the form that sets one thing of it. docs/reference/screens.md 14.2. */
export const ThingsCard = ({ hero, busy, onSave }: Props) => {
  const [thing, setThing] = useState<OwnedThing>({ path: '', value: '' })
  const input = useRef<HTMLInputElement>(null)
  const branches = toOwnedBranches(hero)
  const owned = branches.flatMap(({ things }) => things).find(({ path }) => path === thing.path.trim())
  const isChanged = thing.path.trim() !== '' && thing.value.trim() !== (owned?.value ?? '')
  return (
    <Folded title={t('admin.things.title')} mark={isChanged ? t('admin.unsaved') : undefined}>
      <UnsavedGuard isUnsaved={isChanged} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (thing.path.trim() !== '') onSave(toThingBody({ ...thing, path: thing.path.trim() }))
        }}
      >
        <div className={admin.fields}>
          <TextField
            label={t('admin.things.path')}
            hint={t('admin.things.pathHint')}
            value={thing.path}
            onChange={(event) => setThing({ ...thing, path: event.target.value })}
          />
          <TextField
            ref={input}
            label={t('admin.things.value')}
            hint={t('admin.things.valueHint')}
            value={thing.value}
            onChange={(event) => setThing({ ...thing, value: event.target.value })}
          />
        </div>
        <div className={admin.line}>
          <Button type="submit" busy={busy}>
            {t('admin.things.set')}
          </Button>
        </div>
        {branches.map((branch) => (
          <Branch
            key={branch.prefix}
            branch={branch}
            onPick={(picked) => {
              setThing(picked)
              input.current?.focus()
            }}
          />
        ))}
      </form>
    </Folded>
  )
}

type BranchProps = { readonly branch: OwnedBranch; readonly onPick: (thing: OwnedThing) => void }

const Branch = ({ branch: { prefix, things }, onPick }: BranchProps) => (
  <Folded
    level={3}
    title={t(`admin.things.of.${prefix.replaceAll('.', '_')}`)}
    mark={t('admin.things.count', { count: things.length })}
  >
    <ul className={admin.chips}>
      {things.map((thing) => (
        <li key={thing.path}>
          <Button size="sm" variant="tertiary" onClick={() => onPick(thing)}>
            {t('admin.things.pair', { key: thing.path.slice(prefix.length + 1), value: thing.value })}
          </Button>
        </li>
      ))}
    </ul>
  </Folded>
)
