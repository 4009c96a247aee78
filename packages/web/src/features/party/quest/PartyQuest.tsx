import type { WireGroup } from '@daykeep/api/contract'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useMutation } from '../../../queries/index.ts'
import { useCatalogue, usePlayer } from '../../../sync/index.ts'
import { Button, Dialog, useNow } from '../../../ui/index.ts'
import { QuestPanel, toQuestFacts } from '../../quest-scrolls/index.ts'
import { ChooseQuestDialog } from './ChooseQuestDialog.tsx'
import { ParticipantsDialog } from './ParticipantsDialog.tsx'
import type { PartyModel, QuestAct } from '../party-model.ts'
import { QuestActDialog } from './QuestActDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { PartyQuestPanel } from './PartyQuestPanel.tsx'
import { toQuestPanel } from './to-quest-panel.ts'
import { toScrolls } from './to-scrolls.ts'
import { useQuestActs } from './use-quest-acts.ts'

type Props = { readonly party: PartyModel; readonly quest: WireGroup['quest'] }

type OpenDialog =
  | { readonly type: 'choose' | 'participants' | 'schedule' }
  | { readonly type: 'confirm'; readonly act: QuestAct }
  | { readonly type: 'details'; readonly key: string; readonly invites: boolean }

const NOBODY: ReadonlySet<string> = new Set()

/** Accepting and declining need no second question. */
const AT_ONCE: ReadonlySet<QuestAct> = new Set(['accept', 'reject'])

/** The quest of the party with its dialogs, joined to the server. docs/reference/screens.md 6.2 to 6.5. */
export const PartyQuest = ({ party, quest }: Props) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [reminded, setReminded] = useState<ReadonlySet<string>>(NOBODY)
  // decision 120
  const remind = useMutation('sendPrivateMessage', {
    onDone: (_, { sent }) => setReminded((ids) => new Set([...ids, String(Object(sent.body)['toUserId'])])),
  })
  const close = () => setDialog(undefined)
  const schedule = useMutation('scheduleQuestStart', { invalidates: ['getGroup'], onDone: close })
  const now = useNow()
  const { busy, act } = useQuestActs(party.id)
  const model = useMemo(() => toQuestPanel(catalogue, quest, party, user._id), [catalogue, quest, party, user._id])
  const participants = model.type === 'none' ? [] : model.participants
  return (
    <>
      <PartyQuestPanel
        quest={model}
        busy={busy}
        onAct={(wanted) => (AT_ONCE.has(wanted) ? act(wanted) : setDialog({ type: 'confirm', act: wanted }))}
        onChoose={() => setDialog({ type: 'choose' })}
        onDetails={(key) => setDialog({ type: 'details', key, invites: false })}
        onParticipants={() => setDialog({ type: 'participants' })}
        onSchedule={() => setDialog({ type: 'schedule' })}
      />
      {dialog?.type === 'participants' && (
        <ParticipantsDialog
          participants={participants}
          now={now}
          reminded={reminded}
          onRemind={
            model.type === 'invited' && model.leads
              ? (id) => remind.send({ body: { toUserId: id, message: t('party.reminder', { quest: model.name }) } })
              : undefined
          }
          onClose={close}
        />
      )}
      {dialog?.type === 'schedule' && (
        <ScheduleDialog
          isScheduled={model.type === 'invited' && model.startsAt !== undefined}
          busy={schedule.isPending}
          onSchedule={(hours) => schedule.send({ params: { groupId: party.id }, body: { hours } })}
          onClose={close}
        />
      )}
      {dialog?.type === 'choose' && (
        <ChooseQuestDialog
          scrolls={toScrolls(catalogue, user)}
          onChoose={(key) => setDialog({ type: 'details', key, invites: true })}
          onClose={close}
        />
      )}
      {dialog?.type === 'confirm' && (
        <QuestActDialog
          act={dialog.act}
          waiting={participants.filter(({ answer }) => answer === 'waiting').length}
          onConfirm={() => {
            act(dialog.act)
            close()
          }}
          onClose={close}
        />
      )}
      {dialog?.type === 'details' && (
        <QuestDetails partyId={party.id} questKey={dialog.key} invites={dialog.invites} onClose={close} />
      )}
    </>
  )
}

type DetailsProps = {
  readonly partyId: string
  readonly questKey: string
  readonly invites: boolean
  readonly onClose: () => void
}

const QuestDetails = ({ partyId, questKey, invites, onClose }: DetailsProps) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const facts = useMemo(() => toQuestFacts(catalogue, user, questKey), [catalogue, user, questKey])
  const invite = useMutation('inviteToQuest', { invalidates: ['getGroup', 'getChat'], onDone: onClose })
  if (facts === undefined) return null
  return (
    <Dialog
      open
      title={facts.name}
      onClose={onClose}
      actions={
        invites && (
          <Button
            variant="primary"
            busy={invite.isPending}
            onClick={() => invite.send({ params: { groupId: partyId, questKey } })}
          >
            {t('party.inviteToQuest')}
          </Button>
        )
      }
    >
      <QuestPanel quest={facts} hideName />
    </Dialog>
  )
}
