import { useId, useState } from 'react'
import { formatNumber, t } from '../../../i18n/index.ts'
import { Button, Checkbox, Dialog, Select, TextArea, TextField } from '../../../ui/index.ts'
import { PayButtons, type Provider } from '../../money/index.ts'
import styles from './CreatePlanDialog.module.css'

/** A group that can be given a plan: one that the player leads. */
export type UpgradableGroup = { readonly id: string; readonly name: string; readonly members: number }

export type NewPlan =
  | {
      readonly type: 'new'
      readonly name: string
      readonly summary: string
      readonly description: string
      readonly leaderOnly: { readonly challenges: boolean }
    }
  | { readonly type: 'upgrade'; readonly group: string }

type Props = {
  readonly groups: ReadonlyArray<UpgradableGroup>
  /** The group that is chosen at first. */
  readonly first?: string | undefined
  /** Dollars a month for so many members. */
  readonly priceFor: (members: number) => number
  /** Undefined while they are not known. */
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onPay: (plan: NewPlan, provider: Provider) => void
  readonly onClose: () => void
}

const PURPOSES = ['parents', 'couple', 'friends', 'coworkers', 'manager', 'teacher'] as const
type Purpose = (typeof PURPOSES)[number]

const NEW = ''

/** Two steps: which group, then what it costs. docs/reference/screens.md 8.2. */
export const CreatePlanDialog = ({ groups, first, priceFor, providers, busy, refusal, onPay, onClose }: Props) => {
  const form = useId()
  const [step, setStep] = useState<'group' | 'pay'>('group')
  const [group, setGroup] = useState(groups.find(({ id }) => id === first)?.id ?? NEW)
  const [name, setName] = useState('')
  const [purpose, setPurpose] = useState<Purpose | ''>('')
  const [description, setDescription] = useState('')
  const [leaderOnly, setLeaderOnly] = useState(false)
  const chosen = groups.find(({ id }) => id === group)
  const isComplete = chosen !== undefined || (name.trim() !== '' && purpose !== '')
  const price = formatNumber(priceFor(chosen?.members ?? 1))
  const plan: NewPlan =
    chosen === undefined
      ? {
          type: 'new',
          name: name.trim(),
          summary: purpose === '' ? '' : t(`boards.purpose.${purpose}`),
          description: description.trim(),
          leaderOnly: { challenges: leaderOnly },
        }
      : { type: 'upgrade', group: chosen.id }
  if (step === 'pay')
    return (
      <Dialog
        open
        width="sm"
        title={t('boards.payTitle', { name: chosen?.name ?? name.trim() })}
        closesOutside={false}
        onClose={onClose}
        actions={
          <Button variant="tertiary" onClick={() => setStep('group')}>
            {t('boards.back')}
          </Button>
        }
      >
        <div className={styles.fields}>
          <p className={styles.price}>{t('boards.priceNow', { price, count: chosen?.members ?? 1 })}</p>
          <p>{t('boards.priceGrows')}</p>
          <PayButtons providers={providers} busy={busy} refusal={refusal} onPay={(provider) => onPay(plan, provider)} />
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      width="sm"
      title={t('boards.create')}
      intro={t('boards.createIntro')}
      closesOutside={false}
      onClose={onClose}
      actions={
        <Button variant="primary" type="submit" form={form} aria-disabled={!isComplete}>
          {t('boards.next')}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) setStep('pay')
        }}
      >
        {groups.length > 0 && (
          <Select
            label={t('boards.whichGroup')}
            value={group}
            options={[
              { value: NEW, label: t('boards.newGroup') },
              ...groups.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={setGroup}
          />
        )}
        {chosen === undefined && (
          <>
            <TextField
              label={t('boards.name')}
              required
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Select<Purpose | ''>
              label={t('boards.purposeLabel')}
              required
              value={purpose}
              options={[
                { value: '', label: t('boards.purposeNone') },
                ...PURPOSES.map((value) => ({ value, label: t(`boards.purpose.${value}`) })),
              ]}
              onChange={setPurpose}
            />
            <TextArea
              label={t('boards.description')}
              optional
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
            <Checkbox checked={leaderOnly} onChange={setLeaderOnly} label={t('boards.leaderOnlyChallenges')} />
          </>
        )}
      </form>
    </Dialog>
  )
}
