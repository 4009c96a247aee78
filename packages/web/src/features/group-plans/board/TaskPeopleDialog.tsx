import { Check, Pencil, Undo2, Users } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog, RichText, TagPicker } from '../../../ui/index.ts'
import type { People } from './people.ts'
import type { PartRow, TaskPeople } from './to-task-people.ts'
import styles from './TaskPeopleDialog.module.css'

export type TaskPeopleActs = {
  readonly onAssign: (ids: ReadonlyArray<string>) => void
  readonly onUnassign: (id: string) => void
  readonly onApprove: (id: string) => void
  readonly onSendBack: (id: string) => void
  readonly onEdit: () => void
}

type Props = TaskPeopleActs & {
  readonly task: TaskPeople
  readonly people: People
  readonly onClose: () => void
}

/** Who does a task, how far they are, and who did what; those who manage the board assign, approve and send back. */
export const TaskPeopleDialog = ({ task, people, onClose, ...acts }: Props) => (
  <Dialog
    open
    title={task.title}
    onClose={onClose}
    actions={
      <>
        {people.manages && (
          <Button variant="tertiary" icon={<Pencil size={17} aria-hidden="true" />} onClick={acts.onEdit}>
            {t('boards.edit')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common.close')}</Button>
      </>
    }
  >
    <div className={styles.parts}>
      {task.notes !== '' && <RichText text={task.notes} />}
      {task.managerNotes !== '' && (
        <section>
          <h3 className={styles.heading}>{t('boards.managerNotes')}</h3>
          <RichText text={task.managerNotes} />
        </section>
      )}
      {people.manages && <Assignees task={task} people={people} {...acts} />}
      <section>
        <h3 className={styles.heading}>{t('boards.whoDoesIt')}</h3>
        {task.needsApproval && <p className={styles.hint}>{t('boards.approvalNeeded')}</p>}
        {task.parts.length === 0 ? (
          <p className={styles.hint}>{t('boards.anyoneMay')}</p>
        ) : (
          <ul className={styles.list}>
            {task.parts.map((part) => (
              <li key={part.id} className={styles.row}>
                <span className={styles.who} dir="auto">
                  {part.name}
                  <small className={styles.state} data-state={part.state}>
                    {part.text}
                  </small>
                </span>
                {people.manages && <PartActs part={part} task={task} {...acts} />}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3 className={styles.heading}>{t('boards.whoDidWhat')}</h3>
        {task.log.length === 0 ? (
          <p className={styles.hint}>{t('boards.noLog')}</p>
        ) : (
          <ol className={styles.list}>
            {task.log.map(({ text, ago }, at) => (
              <li key={at} className={styles.row}>
                <span dir="auto">{text}</span>
                <small className={styles.ago}>{ago}</small>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  </Dialog>
)

const Assignees = ({ task, people, onAssign, onUnassign }: Pick<Props, 'task' | 'people'> & TaskPeopleActs) => (
  <div className={styles.assign}>
    <TagPicker
      label={t('boards.assignedTo')}
      hint={t('boards.assignHint')}
      placeholder={t('boards.assignWhom')}
      tags={people.members.map(({ id, name }) => ({ id, name }))}
      value={task.assigned.filter((id) => people.members.some((member) => member.id === id))}
      onChange={(ids) => {
        const added = ids.filter((id) => !task.assigned.includes(id))
        if (added.length > 0) onAssign(added)
        for (const id of task.assigned) if (!ids.includes(id)) onUnassign(id)
      }}
    />
    {people.members.some(({ id }) => !task.assigned.includes(id)) && (
      <Button
        size="sm"
        variant="tertiary"
        icon={<Users size={16} aria-hidden="true" />}
        onClick={() => onAssign(people.members.map(({ id }) => id))}
      >
        {t('boards.assignAll')}
      </Button>
    )}
  </div>
)

const PartActs = ({
  part,
  task,
  onApprove,
  onSendBack,
}: TaskPeopleActs & { readonly part: PartRow; readonly task: TaskPeople }) => {
  const { id, name, state } = part
  return (
    <span className={styles.acts}>
      {state === 'waits' && (
        <Button
          size="sm"
          variant="primary"
          icon={<Check size={16} aria-hidden="true" />}
          aria-label={t('boards.approveOf', { name })}
          onClick={() => onApprove(id)}
        >
          {t('boards.approve')}
        </Button>
      )}
      {task.isDoable && (state === 'done' || state === 'waits') && (
        <Button
          size="sm"
          icon={<Undo2 size={16} aria-hidden="true" />}
          aria-label={t('boards.sendBackOf', { name })}
          onClick={() => onSendBack(id)}
        >
          {t('boards.sendBack')}
        </Button>
      )}
    </span>
  )
}
