import { GUILD_FEE } from '@daykeep/rules/groups'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Checkbox, FormDialog } from '../../ui/index.ts'
import { EMPTY_GUILD, GroupFields, missingText, missingWords, toGroupFields } from '../members/index.ts'
import { GetGems } from '../money/index.ts'

export type NewGuild = ReturnType<typeof toGroupFields> & { readonly privacy: 'public' | 'private' }

type Props = {
  /** Slugs of all topics. */
  readonly topics: ReadonlyArray<string>
  /** Gems that the player has. */
  readonly gems: number
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onCreate: (guild: NewGuild) => void
  readonly onClose: () => void
}

/** Gems that a guild costs; they go into its bank. docs/reference/rules.md 11.1. */
const PRICE = GUILD_FEE * GEMS_PER_BALANCE

/** Founds a guild. It says what is missing. docs/reference/screens.md 7.5. */
export const CreateGuildDialog = ({ topics, gems, onCreate, ...dialog }: Props) => {
  const [words, setWords] = useState(EMPTY_GUILD)
  const [isPrivate, setPrivate] = useState(false)
  const missing = [...missingWords(words), ...(gems < PRICE ? ['gems' as const] : [])]
  return (
    <FormDialog
      {...dialog}
      title={t('guilds.create')}
      intro={t('guilds.createIntro', { price: PRICE })}
      action={t('guilds.createFor', { price: PRICE })}
      isComplete={missing.length === 0}
      missing={missingText(missing)}
      onSave={() => onCreate({ ...toGroupFields(words), privacy: isPrivate ? 'private' : 'public' })}
    >
      <GroupFields words={words} onChange={setWords} topics={topics} />
      <Checkbox checked={isPrivate} onChange={setPrivate} label={t('guilds.makePrivate')} />
      {gems < PRICE && <GetGems />}
    </FormDialog>
  )
}
