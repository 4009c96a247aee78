import { Compass, type LucideIcon, ScrollText, Search, Zap } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { keyLabels } from '../../shortcuts/index.ts'
import { classes, Dialog } from '../../ui/index.ts'
import { KIND_ICONS } from '../tasks/index.ts'
import { findEntries } from './find-entries.ts'
import styles from './Palette.module.css'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

type Props = {
  readonly entries: ReadonlyArray<PaletteEntry>
  /** Ids of the entries that were used last. */
  readonly recent: ReadonlyArray<string>
  /** Called with what the palette is closed for. */
  readonly onChoose: (entry: PaletteEntry, run: () => void) => void
  readonly onClose: () => void
}

/** Finds tasks, screens and actions by a few letters: a combobox whose list stays open. */
export const Palette = ({ entries, recent, onChoose, onClose }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [index, setIndex] = useState(0)
  const groups = findEntries(entries, typed, recent)
  const found = groups.flatMap((group) => group.entries)
  const current = found[Math.min(index, found.length - 1)]
  const optionId = (entry: PaletteEntry): string => `${id}-${found.indexOf(entry)}`
  const currentId = current && optionId(current)
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])
  const choose = (entry: PaletteEntry, second: boolean): void => {
    const run = second ? entry.runSecond : entry.run
    if (run !== undefined) onChoose(entry, run)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = indexAfter(event.key, index, found.length)
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && current !== undefined) choose(current, event.ctrlKey || event.metaKey)
    else if (next !== undefined) setIndex(next)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onClose={onClose} title={t('shell.palette')} hideTitle>
      <div className={styles.palette}>
        <div className={styles.line}>
          <Search size={20} aria-hidden="true" className={styles.glass} />
          <input
            className={styles.field}
            role="combobox"
            aria-label={t('shell.palette')}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={currentId}
            placeholder={t('palette.placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setIndex(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id={`${id}-list`} role="listbox" aria-label={t('palette.found')} className={styles.list}>
          {groups.map((group) => (
            <Group key={group.type} id={`${id}-${group.type}`} group={group}>
              {group.entries.map((entry) => (
                <Option
                  key={entry.id}
                  id={optionId(entry)}
                  entry={entry}
                  isCurrent={entry === current}
                  onChoose={(second) => choose(entry, second)}
                  onPoint={() => setIndex(found.indexOf(entry))}
                />
              ))}
            </Group>
          ))}
        </div>
        {found.length === 0 && <p className={styles.nothing}>{t('palette.nothing')}</p>}
        <p className={styles.help} role="status">
          {current?.runSecond === undefined ? t('palette.help') : t('palette.helpTask')}
        </p>
      </div>
    </Dialog>
  )
}

/** Up and down go around; Home and End belong to the text. */
const indexAfter = (key: string, index: number, count: number): number | undefined => {
  if (count === 0) return undefined
  const at = Math.min(index, count - 1)
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at + count - 1) % count
    case 'PageDown':
      return Math.min(count - 1, at + 8)
    case 'PageUp':
      return Math.max(0, at - 8)
    default:
      return undefined
  }
}

type GroupProps = { readonly id: string; readonly group: PaletteGroup; readonly children: ReactNode }

const Group = ({ id, group, children }: GroupProps) => (
  <div role="group" aria-labelledby={id}>
    <div id={id} className={styles.heading}>
      {t(`palette.${group.type}`)}
    </div>
    {children}
  </div>
)

type OptionProps = {
  readonly id: string
  readonly entry: PaletteEntry
  readonly isCurrent: boolean
  readonly onChoose: (second: boolean) => void
  readonly onPoint: () => void
}

const Option = ({ id, entry, isCurrent, onChoose, onPoint }: OptionProps) => {
  const Icon = entry.kind === undefined ? ICONS[entry.type] : KIND_ICONS[entry.kind]
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes(styles.option, isCurrent && styles.current)}
      // The caret stays in the line.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isCurrent ? undefined : onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <Icon size={18} aria-hidden="true" className={styles.icon} />
      <span className={styles.text} dir="auto">
        {entry.text}
      </span>
      {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
      {entry.keys !== undefined && <Keys keys={entry.keys} />}
    </button>
  )
}

const ICONS: Readonly<Record<PaletteEntry['type'], LucideIcon>> = { task: ScrollText, screen: Compass, action: Zap }

const Keys = ({ keys }: { readonly keys: string }) => (
  <span className={styles.keys}>
    {keyLabels(keys, navigator.platform.startsWith('Mac')).map((press) => (
      <kbd key={press.join()} className={styles.key}>
        {press.join(' ')}
      </kbd>
    ))}
  </span>
)
