import { Plus, SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, memo, type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { classes, IconButton } from '../../../ui/index.ts'
import { type ColumnName, focusColumn } from '../card/index.ts'
import type { LineClock, LineReader, QuickLine } from '../quick-add/index.ts'
import styles from './QuickAdd.module.css'
import { tasksCreated } from './tasks-created.ts'
import { useReadLines } from './use-read-lines.ts'
import { useRested } from './use-rested.ts'

type Props = {
  readonly type: TaskType
  readonly onAdd: (titles: ReadonlyArray<string>) => void
  /** Where lines are read for tags, dates and more: by which clock, and what takes them instead of `onAdd`. */
  readonly reading?: {
    readonly clock: () => LineClock
    readonly onAdd: (lines: ReadonlyArray<QuickLine>, reader: LineReader) => void
  }
  /** Opens the form of a new task with the line that was typed as its title. */
  readonly onDetails: (title: string) => void
  readonly ref?: Ref<HTMLTextAreaElement>
  /** Where it adds elsewhere than to a column of its kind: what it is called, and where Escape leads. */
  readonly label?: string
  readonly column?: ColumnName
}

const QuickAddField = ({
  type,
  onAdd,
  reading,
  onDetails,
  ref,
  label = t(`tasks.add.${type}`),
  column = type,
}: Props) => {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  const [isKnown, setKnown] = useState(tasksCreated.isComplete)
  const { reader, isOn, isIgnored, load, setOn, setRead, reset } = useReadLines()
  // The field itself keeps what is typed: to render, and to read a line for dates, would take longer than to draw the key.
  const { rested: shown, type: setTyped } = useRested()
  const found = useMemo(
    () =>
      foundIn(shown, (line) =>
        reading === undefined ? undefined : reader?.readLine(type, line, reading.clock(), isIgnored),
      ),
    [shown, reading, reader, type, isIgnored],
  )
  const setRows = (target: HTMLTextAreaElement) => {
    const rows = target.value.split('\n').length
    if (target.rows !== rows) target.rows = rows
  }
  const typed = (): string => field.current?.value ?? ''
  const clear = () => {
    if (field.current !== null) {
      field.current.value = ''
      setRows(field.current)
    }
    setTyped('')
    reset()
  }
  const add = async (titles: ReadonlyArray<string>) => {
    clear()
    setKnown(true)
    const by = reading === undefined ? undefined : (reader ?? (await soon(load())))
    if (reading !== undefined && by === undefined) toasts.show({ type: 'info', text: t('tasks.addedAsTyped') })
    if (reading === undefined || by === undefined || !by.switchMemory.isOn()) return onAdd(titles)
    const clock = reading.clock()
    return reading.onAdd(
      titles.map((line) => by.readLine(type, line, clock, isIgnored)),
      by,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) return leaveField(column)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const titles = linesOf(typed())
    if (titles.length > 0) void add(titles)
  }
  return (
    <div className={styles.quick}>
      <Plus size={18} aria-hidden="true" className={styles.plus} />
      <textarea
        ref={field}
        dir="auto"
        rows={1}
        className={styles.field}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        placeholder={label}
        enterKeyHint="done"
        onFocus={() => void (reading !== undefined && load())}
        onInput={({ currentTarget }) => {
          setRows(currentTarget)
          setTyped(currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton
        size="sm"
        label={t(`tasks.details.${type}`)}
        icon={<SlidersHorizontal size={17} />}
        onClick={() => {
          onDetails(linesOf(typed())[0] ?? '')
          clear()
        }}
      />
      <p id={`${id}-hint`} className={classes(styles.hint, isKnown && styles.known)}>
        {t(reading === undefined ? 'tasks.addHint' : 'tasks.addHintRead')}
      </p>
      {reader !== undefined && found.length > 0 && (
        <reader.QuickAddPreview type={type} lines={found} on={isOn} onSwitch={setOn} onWords={setRead} />
      )}
    </div>
  )
}

/** The one way to add a task: a field that grows with its lines. Enter adds a task for each, the button opens the form. */
export const QuickAdd = memo(QuickAddField)

/** Milliseconds that Enter waits for the reader at most: on a slow network a line is added as it is typed, and a toast says so. */
const PATIENCE = 1500

const soon = <A,>(promise: Promise<A>): Promise<A | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))])

/** The lines in which a reader has found anything, each once. */
const foundIn = (typed: string, read: (line: string) => QuickLine | undefined) =>
  [...new Set(linesOf(typed))].flatMap((line) => {
    const found = read(line)
    return found === undefined || found.parts.length + found.ignored.length === 0 ? [] : [{ typed: line, line: found }]
  })

/** Back to the board: the first card of the column, or nothing at all if there is none. What was typed stays. */
const leaveField = (column: ColumnName): void => {
  focusColumn(column)
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur()
}

/** Without empty lines. */
const linesOf = (typed: string): ReadonlyArray<string> =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
