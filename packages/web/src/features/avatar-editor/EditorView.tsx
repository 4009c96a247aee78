import { Search, Shirt } from 'lucide-react'
import { useRef } from 'react'
import { Avatar, type AvatarArt } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { Button, EmptyState, SegmentedControl, TextField, useGridKeys } from '../../ui/index.ts'
import type { ShopItemModel } from '../shops/item/index.ts'
import { type ChoiceGroup, type ChoiceModel, EDITOR_PAGES, type EditorPage } from './choice.ts'
import { ChoiceShelf } from './ChoiceShelf.tsx'
import styles from './EditorView.module.css'
import { type ChoiceFilter, filterGroups, NO_FILTER, OWNERSHIPS } from './filter-groups.ts'
import { OfferPlate, type OfferPlateModel } from './OfferPlate.tsx'

type Props = {
  /** The player as they are, or with what they try on. */
  readonly avatar: AvatarArt
  readonly page: EditorPage
  readonly onPage: (page: EditorPage) => void
  readonly groups: ReadonlyArray<ChoiceGroup>
  readonly filter: ChoiceFilter
  readonly onFilter: (filter: ChoiceFilter) => void
  /** Shows the search, for long lists. */
  readonly searches: boolean
  /** What stands below the mirror while nothing is tried on. */
  readonly hint: string
  /** What is tried on but not owned. */
  readonly offer: OfferPlateModel | undefined
  /** The ids of the choices that are tried on. */
  readonly tried: ReadonlyArray<string>
  readonly onChoose: (choice: ChoiceModel) => void
  /** Asks for a whole set. */
  readonly onWhole: (group: ChoiceGroup, whole: ShopItemModel) => void
  readonly onBuy: () => void
  readonly onPutBack: () => void
}

/** The mirror and what one can change in it. docs/reference/screens.md 3.4. */
export const EditorView = (props: Props) => {
  const { avatar, page, onPage, groups, filter, onFilter, searches, hint, offer, tried, onChoose, onWhole } = props
  const { onBuy, onPutBack } = props
  const { ref, ...keys } = useGridKeys()
  const editor = useRef<HTMLDivElement>(null)
  const shown = filterGroups(groups, filter)
  return (
    <div ref={editor} className={styles.editor}>
      <div className={styles.side}>
        <div className={styles.mirror}>
          <Avatar art={avatar} label={t('mirror.preview')} />
        </div>
        {offer === undefined ? (
          <p className={styles.hint}>{hint}</p>
        ) : (
          <OfferPlate key={offer.id} offer={offer} onBuy={onBuy} onPutBack={onPutBack} />
        )}
      </div>
      <div className={styles.choices}>
        <div className={styles.tools}>
          <SegmentedControl
            label={t('mirror.pages')}
            wide
            segments={EDITOR_PAGES.map((value) => ({ value, label: t(`mirror.page.${value}`) }))}
            value={page}
            onChange={(next) => {
              onPage(next)
              editor.current?.scrollIntoView({ block: 'start' })
            }}
          />
          {searches && <Filters filter={filter} onFilter={onFilter} />}
        </div>
        <div ref={ref} {...keys} className={styles.shelves}>
          {shown.map((group) => (
            <ChoiceShelf
              key={group.id}
              group={group}
              tried={tried}
              onChoose={onChoose}
              onWhole={(whole) => onWhole(group, whole)}
            />
          ))}
          {shown.length === 0 && (
            <div className={styles.nothing}>
              <Nothing onClear={() => onFilter(NO_FILTER)} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

const Filters = ({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) => (
  <div className={styles.filters}>
    <TextField
      label={t('mirror.search')}
      hideLabel
      placeholder={t('mirror.search')}
      type="search"
      value={filter.search}
      onChange={(event) => onFilter({ ...filter, search: event.target.value })}
    />
    <SegmentedControl
      label={t('mirror.ownership')}
      size="sm"
      segments={OWNERSHIPS.map((value) => ({ value, label: t(`mirror.ownerships.${value}`) }))}
      value={filter.ownership}
      onChange={(ownership) => onFilter({ ...filter, ownership })}
    />
  </div>
)

const Nothing = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<Shirt size={26} />}
    title={t('shops.nothingFound')}
    action={
      <Button variant="tertiary" icon={<Search size={16} aria-hidden="true" />} onClick={onClear}>
        {t('shops.showAll')}
      </Button>
    }
  />
)
