import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, Card, Checkbox, classes, SegmentedControl, Select, TextField } from '../../ui/index.ts'
import styles from './StableTools.module.css'
import type { Tallies, Tally } from './to-tallies.ts'
import { ROW_ORDERS, STALL_STATES, type ViewChoices } from './view-choices.ts'

type Props = {
  readonly choices: ViewChoices
  readonly tallies: Tallies
  readonly onChoose: (choices: ViewChoices) => void
}

/** Search, order, and whether cards are species or potions. */
export const StableTools = ({ choices, onChoose }: Pick<Props, 'choices' | 'onChoose'>) => (
  <>
    <TextField
      label={t('stable.search')}
      hideLabel
      placeholder={t('stable.search')}
      type="search"
      className={styles.search}
      value={choices.search}
      onChange={(event) => onChoose({ ...choices, search: event.target.value })}
    />
    <Select
      label={t('stable.order')}
      hideLabel
      className={styles.order}
      value={choices.order}
      options={ROW_ORDERS.map((value) => ({ value, label: t(`stable.orders.${value}`) }))}
      onChange={(order) => onChoose({ ...choices, order })}
    />
    <SegmentedControl
      label={t('stable.rows')}
      value={choices.by}
      segments={[
        { value: 'animal', label: t('stable.by.animal') },
        { value: 'potion', label: t('stable.by.potion') },
      ]}
      onChange={(by) => onChoose({ ...choices, by })}
    />
  </>
)

/** Checkboxes that filter stalls by state and kind, with counts. Folded on phones. */
export const StableFilters = ({ choices, tallies, onChoose }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.side}>
      <Button
        variant="tertiary"
        className={styles.unfold}
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('stable.filters')}
      </Button>
      <div className={classes(styles.filters, !open && styles.folded)}>
        <Boxes
          title={t('stable.show')}
          on={choices.states}
          boxes={STALL_STATES.map((state) => ({
            value: state,
            label: t(`stable.states.${state}`),
            tally: shownTally(state, tallies.states[state]),
          }))}
          onChange={(states) => onChoose({ ...choices, states })}
        />
        <Boxes
          title={t('stable.kinds')}
          on={choices.kinds}
          boxes={tallies.kinds.map(({ kind, ...tally }) => ({
            value: kind,
            label: t(`stable.kind.${kind}`),
            tally: outOf(tally),
          }))}
          onChange={(kinds) => onChoose({ ...choices, kinds })}
        />
      </div>
    </div>
  )
}

const outOf = ({ count, total }: Tally): string =>
  t('stable.of', { count: formatNumber(count), total: formatNumber(total) })

const shownTally = (state: (typeof STALL_STATES)[number], tally: Tally): string =>
  state === 'pets' || state === 'mounts' ? outOf(tally) : formatNumber(tally.count)

type BoxesProps<Value extends string> = {
  readonly title: string
  readonly on: ReadonlyArray<Value>
  readonly boxes: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly tally: string }>
  readonly onChange: (on: ReadonlyArray<Value>) => void
}

const Boxes = <Value extends string>({ title, on, boxes, onChange }: BoxesProps<Value>) => (
  <Card>
    <fieldset className={styles.boxes}>
      <legend className={styles.title}>{title}</legend>
      {boxes.map(({ value, label, tally }) => (
        <Checkbox
          key={value}
          className={styles.box}
          checked={on.includes(value)}
          onChange={(checked) => onChange(checked ? [...on, value] : on.filter((each) => each !== value))}
          label={
            <span className={styles.line}>
              {label} <span className={styles.tally}>{tally}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  </Card>
)
