import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import type { MemberRow } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { TaskId } from '@daykeep/rules/model'
import { NEWCOMER, toAvatarArt } from '../../art/index.ts'
import { nameOf, t } from '../../i18n/index.ts'
import { useQuery } from '../../queries/index.ts'
import { useShortcuts } from '../../shortcuts/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { CardDialog, type ReceivedCard, verseOf } from '../cards/index.ts'
import { toLooks } from '../people/index.ts'
import { aimOf } from './aim-of.ts'
import type { Casting } from './casting.ts'
import type { BelongingModel, SkillModel } from './drawer.ts'
import { drawerMemory } from './drawer-memory.ts'
import { type Recipient, RecipientDialog } from './RecipientDialog.tsx'
import { SkillsDrawer } from './SkillsDrawer.tsx'
import { TargetBar } from './TargetBar.tsx'
import { toDrawer } from './to-drawer.ts'
import { useCastFromAddress } from './use-cast-from-address.ts'

/** The skills of the class in their order. As shortcuts they stand in the list of keys and in the command palette. */
const SKILL_KEYS: ReadonlyArray<string> = ['s h', 's j', 's k', 's l']

/** As the strip of the party asks for them: one answer serves both. */
const PARTY = { params: { groupId: 'party' }, query: { includeAllPublicFields: 'true', limit: 60 } }

type Props = {
  readonly casting: Casting | undefined
  /** The task under the pointer or the focus while a skill waits for its target. */
  readonly aim: TaskId | undefined
  readonly onCasting: (casting: Casting) => void
  readonly onStop: () => void
}

/** The skills drawer of the player, and what it opens. */
export const SkillsScreen = ({ casting, aim, onCasting, onStop }: Props) => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const player = usePlayer((whole) => whole)
  const [open, setOpen] = useState(drawerMemory.isOpen)
  const [using, setUsing] = useState<string>()
  const [reading, setReading] = useState<ReceivedCard>()
  const [now] = useState(() => Date.now())
  const drawer = toDrawer(catalogue, player, now)
  const used = [...drawer.belongings, ...drawer.cards].find(({ key }) => key === using)

  const { _id: self, party, profile } = player.user
  const members = useQuery('groupMembers', PARTY, { enabled: party._id !== undefined })
  const recipients: ReadonlyArray<Recipient> = [
    ...(members.data ?? [])
      .filter(({ _id }) => _id !== self)
      .map((row) => ({ id: row._id, name: row.profile.name, avatar: toFace(catalogue, row), isSelf: false })),
    { id: self, name: profile.name, avatar: toAvatarArt(player.user, catalogue), isSelf: true },
  ]

  const use = (key: string) => {
    const isAntidote = drawer.belongings.some((thing) => thing.key === key && thing.kind === 'antidote')
    if (isAntidote) dispatch('castSkill', { skill: key })
    else setUsing(key)
  }
  const cast = ({ key: skill, target }: SkillModel, quantity: number): void => {
    if (target !== 'task') dispatch('castSkill', { skill, quantity })
    else if (casting?.skill === skill) onStop()
    else onCasting({ skill, quantity })
  }
  useCastFromAddress((key) => {
    const skill = drawer.skills.find((each) => each.key === key)
    if (skill !== undefined) cast(skill, 1)
  })
  useShortcuts(
    drawer.skills
      .filter(({ state }) => state.type !== 'locked')
      .flatMap((skill, at) => {
        const keys = SKILL_KEYS[at]
        return keys === undefined
          ? []
          : [{ keys, label: t('casting.castNamed', { name: skill.name }), run: () => cast(skill, 1) }]
      }),
  )
  return (
    <>
      <SkillsDrawer
        drawer={drawer}
        open={open}
        onOpen={(next) => {
          drawerMemory.keep(next)
          setOpen(next)
        }}
        chosen={casting?.skill}
        onSkill={cast}
        onUse={use}
        onRead={({ card, name, from, art }) => {
          const read = dispatch('readCard', { card })
          if (E.isRight(read)) setReading({ name, from, art, verse: verseOf(catalogue, card, from) })
        }}
      />
      {casting !== undefined && (
        <TargetBar
          skill={nameOf(`skills.${casting.skill}`)}
          aim={aimOf(catalogue, player, casting.skill, aim)}
          onCancel={onStop}
        />
      )}
      {used !== undefined && (
        <RecipientDialog
          thing={used}
          recipients={recipients}
          onSend={(target) => {
            setUsing(undefined)
            if (E.isRight(dispatch('castSkill', { skill: used.key, target: target.id })))
              toasts.show({ type: 'success', text: castText(used, target) })
          }}
          onClose={() => setUsing(undefined)}
        />
      )}
      {reading !== undefined && <CardDialog card={reading} onClose={() => setReading(undefined)} />}
    </>
  )
}

const toFace = (catalogue: Catalogue, row: MemberRow) =>
  'stats' in row
    ? toAvatarArt(toLooks({ preferences: row.preferences, items: row.items, stats: row.stats }), catalogue)
    : NEWCOMER

/** What became of a thing, and with whom: in one sentence, which is all that a phone has room for. */
const castText = ({ kind, name: thing }: BelongingModel, { name, isSelf }: Recipient): string =>
  t(`casting.told.${kind === 'card' ? 'card' : 'thrown'}${isSelf ? 'Self' : ''}`, { thing, name })
