import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { publications } from 'virtual:publications'
import { OFFICIAL_CATEGORY } from '@daykeep/rules/model'
import { hasPrivilege } from '@daykeep/rules/permissions'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import { EMPTY_CHALLENGE, type Founding, toFields, toOpenGroups, toValues } from './challenge-values.ts'
import { ChallengeFormDialog } from './ChallengeFormDialog.tsx'

const TOPICS = publications.challengeCategories.filter((slug) => slug !== OFFICIAL_CATEGORY)
const CHANGED = ['userChallenges', 'groupChallenges', 'getChallenge', 'getGroup'] as const
/** Refusals stay in the form, beside what was typed. */
const INLINE = { onRefused: () => undefined }
const GROUPS = { query: { type: 'tavern,party,guilds' } }

type NewProps = {
  /** Id of the group that is chosen at first. */
  readonly group: string | undefined
  readonly onClose: () => void
}

/** Founds a challenge and leads to its page. */
export const NewChallenge = ({ group = '', onClose }: NewProps) => {
  const navigate = useNavigate()
  const founding = useFounding()
  const [initial] = useState({ ...EMPTY_CHALLENGE, group })
  const create = useMutation('createChallenge', {
    ...INLINE,
    invalidates: CHANGED,
    onDone: ({ _id: challengeId }) => {
      onClose()
      void navigate(pathTo('challenge', { challengeId }))
    },
  })
  return (
    <ChallengeFormDialog
      purpose="create"
      initial={initial}
      topics={TOPICS}
      founding={founding}
      busy={create.isPending}
      refusal={create.error?.message}
      onSave={(values) => {
        const { group: openGroup, prize = 0, isOfficial: official } = values
        create.send({ body: { ...toFields(values), group: openGroup, prize, official } })
      }}
      onClose={onClose}
    />
  )
}

type OneProps = { readonly challenge: ChallengeModel; readonly onClose: () => void }

/** Founds a challenge with the tasks of another. */
export const CloneChallenge = ({ challenge, onClose }: OneProps) => {
  const navigate = useNavigate()
  const founding = useFounding()
  const [initial] = useState(() => toValues(challenge))
  const clone = useMutation('cloneChallenge', {
    ...INLINE,
    invalidates: CHANGED,
    onDone: ({ clonedChallenge: { _id: challengeId } }) => {
      onClose()
      void navigate(pathTo('challenge', { challengeId }))
    },
  })
  return (
    <ChallengeFormDialog
      purpose="clone"
      initial={initial}
      topics={TOPICS}
      founding={founding}
      busy={clone.isPending}
      refusal={clone.error?.message}
      onSave={(values) => {
        const { group, prize = 0, isOfficial: official } = values
        clone.send({ params: { challengeId: challenge.id }, body: { ...toFields(values), group, prize, official } })
      }}
      onClose={onClose}
    />
  )
}

/** Changes the texts and topics of a challenge. */
export const EditChallenge = ({ challenge, onClose }: OneProps) => {
  const [initial] = useState(() => ({ ...toValues(challenge), isOfficial: isUnderOfficial(challenge) }))
  const save = useMutation('updateChallenge', {
    ...INLINE,
    invalidates: CHANGED,
    onDone: () => {
      toasts.show({ type: 'success', text: t('challenges.saved') })
      onClose()
    },
  })
  return (
    <ChallengeFormDialog
      purpose="edit"
      initial={initial}
      topics={TOPICS}
      founding={undefined}
      busy={save.isPending}
      refusal={save.error?.message}
      onSave={(values) => save.send({ params: { challengeId: challenge.id }, body: toFields(values) })}
      onClose={onClose}
    />
  )
}

const isUnderOfficial = ({ topics }: ChallengeModel): boolean => topics.some(({ slug }) => slug === OFFICIAL_CATEGORY)

const useFounding = (): Founding => {
  const user = usePlayer((player) => player.user)
  const { data: groups = [] } = useQuery('getGroups', GROUPS)
  return {
    openGroups: toOpenGroups(groups, user._id),
    gems: Math.floor(user.balance * GEMS_PER_BALANCE),
    mayBeOfficial: hasPrivilege(user, 'challengeAdmin'),
  }
}
