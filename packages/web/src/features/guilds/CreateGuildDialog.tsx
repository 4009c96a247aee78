import { GUILD_FEE } from '@daykeep/rules/groups'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, Dialog } from '../../ui/index.ts'
import { GetGems } from '../money/index.ts'
import { GuildFields, MissingFields, missingWords, NO_WORDS, toGroupFields } from './GuildFields.tsx'
import styles from './GuildFields.module.css'

export type NewGuild = ReturnType<typeof toGroupFields> & { readonly privacy: 'public' | 'private' }

type Props = {
  /** Slugs of all categories. */
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
  const [words, setWords] = useState(NO_WORDS)
  const [isPrivate, setPrivate] = useState(false)
  const missing = [...missingWords(words), ...(gems < PRICE ? ['gems' as const] : [])]
  const create = () => onCreate({ ...toGroupFields(words), privacy: isPrivate ? 'private' : 'public' })
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
        <GuildFields words={words} onChange={setWords} categories={categories} />
        <Checkbox checked={isPrivate} onChange={setPrivate} label={t('guilds.makePrivate')} />
        <MissingFields missing={missing} />
        {gems < PRICE && <GetGems />}
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
