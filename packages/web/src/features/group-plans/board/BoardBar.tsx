import { ClipboardList, Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, IconButton, Select, Switch, TextField } from '../../../ui/index.ts'
import styles from './BoardBar.module.css'
import type { People } from './people.ts'
import type { Whose } from './whose.ts'

type Props = {
  readonly people: People
  readonly search: string
  readonly onSearch: (typed: string) => void
  readonly searchField?: Ref<HTMLInputElement>
  readonly whose: Whose
  readonly onWhose: (whose: Whose) => void
  readonly onWorkloads: () => void
  /** Whether the board's tasks stand among the reader's own. */
  readonly mirrored: boolean
  readonly onMirrored: (mirrored: boolean) => void
}

/** Above the columns of a group's board: search, whose tasks, and who is on what. */
export const BoardBar = (props: Props) => {
  const { people, search, onSearch, searchField, whose, onWhose, onWorkloads, mirrored, onMirrored } = props
  const others = people.members.filter(({ id }) => id !== people.readerId)
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <Search size={18} aria-hidden="true" className={styles.glass} />
        <TextField
          ref={searchField}
          label={t('tasks.search')}
          hideLabel
          className={styles.field}
          autoComplete="off"
          placeholder={t('tasks.search')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
          end={
            search === '' ? undefined : (
              <IconButton
                size="sm"
                label={t('tasks.clearSearch')}
                icon={<X size={17} />}
                onClick={() => onSearch('')}
              />
            )
          }
        />
      </search>
      <Select<Whose>
        label={t('boards.whose')}
        value={whose}
        options={[
          { value: 'all', label: t('boards.whoseAll') },
          { value: people.readerId, label: t('boards.whoseMine') },
          { value: 'anyone', label: t('boards.whoseAnyone') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={onWhose}
      />
      <Button variant="tertiary" icon={<ClipboardList size={18} aria-hidden="true" />} onClick={onWorkloads}>
        {t('boards.workloads')}
      </Button>
      <Switch label={t('boards.mirror')} checked={mirrored} onChange={onMirrored} />
    </div>
  )
}
