import { GUILD_FEE } from '@daykeep/rules/groups'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, Chip, Dialog, TextArea, TextField } from '../../ui/index.ts'
import styles from './CreateGuildDialog.module.css'

export type NewGuild = {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly privacy: 'public' | 'private'
  readonly categories: ReadonlyArray<{ readonly slug: string; readonly name: string }>
}

type Props = {
  /** Keys of all categories. */
  readonly categories: ReadonlyArray<string>
  /** Gems that the player has. */
  readonly gems: number
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onCreate: (guild: NewGuild) => void
  readonly onClose: () => void
}

/** Gems that a guild costs; they go into its bank. docs/reference/rules.md 11.1. */
const PRICE = GUILD_FEE * GEMS_PER_BALANCE

/** Founds a guild. The button says what is missing. docs/reference/screens.md 7.5. */
export const CreateGuildDialog = ({ categories, gems, busy, refusal, onCreate, onClose }: Props) => {
  const [name, setName] = useState('')
  const [summary, setSummary] = useState('')
  const [description, setDescription] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyArray<string>>([])
  const missing = [
    ...(name.trim() === '' ? ['name'] : []),
    ...(summary.trim() === '' || summary.length > LONGEST_SUMMARY ? ['summary'] : []),
    ...(description.trim() === '' ? ['description'] : []),
    ...(chosen.length === 0 ? ['category'] : []),
    ...(gems < PRICE ? ['gems'] : []),
  ]
  const create = () =>
    onCreate({
      name: name.trim(),
      summary: summary.trim(),
      description: description.trim(),
      privacy: isPrivate ? 'private' : 'public',
      categories: chosen.map((slug) => ({ slug, name: slug })),
    })
  return (
    <Dialog
      open
      title={t('guilds.create')}
      intro={t('guilds.createIntro', { price: PRICE })}
      onClose={onClose}
      closesOutside={false}
      actions={
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={missing.length > 0}
          onClick={() => missing.length === 0 && create()}
        >
          {t('guilds.createFor', { price: PRICE })}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField label={t('guilds.name')} value={name} onChange={(event) => setName(event.target.value)} />
        <TextArea
          label={t('guilds.summary')}
          limit={LONGEST_SUMMARY}
          value={summary}
          onChange={(event) => setSummary(event.target.value)}
        />
        <TextArea
          label={t('guilds.description')}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <fieldset className={styles.categories}>
          <legend>{t('guilds.categories')}</legend>
          {categories.map((slug) => (
            <Chip
              key={slug}
              type="filter"
              on={chosen.includes(slug)}
              onChange={() =>
                setChosen(chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug])
              }
            >
              {t(`challengeCategories.${slug}.text`)}
            </Chip>
          ))}
        </fieldset>
        <Checkbox checked={isPrivate} onChange={setPrivate} label={t('guilds.makePrivate')} />
        {missing.length > 0 && (
          <p className={styles.missing}>
            {t('guilds.missing')} {missing.map((each) => t(`guilds.lacks.${each}`)).join(', ')}
          </p>
        )}
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
