import * as E from 'fp-ts/lib/Either.js'
import { type ReactNode, useMemo, useState } from 'react'
import { refusalText, t } from '../../i18n/index.ts'
import { useCatalogue, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { fundsOf, type ShopItemModel } from '../shops/item/index.ts'
import { runPurchase } from '../shops/purchase/index.ts'
import type { ChoiceModel, EditorPage, Wear } from './choice.ts'
import { EditorView } from './EditorView.tsx'
import { type ChoiceFilter, NO_FILTER } from './filter-groups.ts'
import { toChoices } from './to-choices.ts'
import { withChoice } from './with-choice.ts'

const OWNED_ONLY: ChoiceFilter = { search: '', ownership: 'owned' }

/** What is tried on: a choice, or a whole set shown by its first choice. */
type Trial = {
  readonly choice: ChoiceModel
  readonly sale: ShopItemModel | undefined
  /** The ids of all that one would get. */
  readonly ids: ReadonlyArray<string>
}

type Props = {
  /** Whether it shows what the player does not own. */
  readonly sells?: boolean
}

/** Puts owned looks on at once, tries others on, and buys what is tried on. docs/reference/screens.md 3.4. */
export const AvatarEditor = ({ sells = true }: Props): ReactNode => {
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const [now] = useState(() => Date.now())
  const [page, setPage] = useState<EditorPage>('body')
  const [filter, setFilter] = useState<ChoiceFilter>(NO_FILTER)
  const [trial, setTrial] = useState<Trial>()
  const [refused, setRefused] = useState<string>()
  const [before] = useState(user.preferences.background)
  const groups = useMemo(() => toChoices(catalogue, user, now, page, before), [catalogue, user, now, page, before])

  const attempt = (next: Trial | undefined): void => {
    setRefused(undefined)
    setTrial(next)
  }
  const wear = (what: Wear): void => {
    if (what.type === 'preference')
      store.dispatch('updateUser', { changes: { [`preferences.${what.path}`]: what.value } })
    else store.dispatch('equip', { type: user.preferences.costume ? 'costume' : 'equipped', key: what.key })
  }
  const choose = (choice: ChoiceModel): void => {
    if (choice.sale !== undefined || choice.earned !== undefined)
      return attempt({ choice, sale: choice.sale, ids: [choice.id] })
    attempt(undefined)
    if (!choice.worn || choice.wear.type === 'gear') wear(choice.wear)
  }
  const buy = ({ choice, sale }: Trial): void => {
    if (sale === undefined) return
    const result = runPurchase(store, sale.purchase, 1, { onRefused: (error) => setRefused(refusalText(error)) })
    if (E.isLeft(result)) return
    attempt(undefined)
    wear(choice.wear)
  }

  return (
    <EditorView
      avatar={withChoice(catalogue, user, page, trial?.choice)}
      page={page}
      onPage={(next) => {
        attempt(undefined)
        setPage(next)
      }}
      groups={groups}
      filter={sells ? (page === 'backgrounds' ? filter : NO_FILTER) : OWNED_ONLY}
      hint={t(sells ? 'mirror.hint' : 'mirror.hintFree')}
      searches={sells && page === 'backgrounds'}
      onFilter={setFilter}
      tried={trial?.ids ?? []}
      offer={
        trial && {
          id: trial.sale?.id ?? trial.choice.id,
          name: trial.sale?.name ?? trial.choice.name,
          sale: trial.sale,
          earned: trial.choice.earned,
          funds: trial.sale === undefined ? 0 : fundsOf(user, trial.sale.currency),
          refused,
        }
      }
      onChoose={choose}
      onWhole={({ choices }, whole) => {
        const sold = choices.filter(({ sale }) => sale !== undefined)
        if (sold[0] !== undefined) attempt({ choice: sold[0], sale: whole, ids: sold.map(({ id }) => id) })
      }}
      onBuy={() => trial !== undefined && buy(trial)}
      onPutBack={() => attempt(undefined)}
    />
  )
}
