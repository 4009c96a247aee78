import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { GuildFields, type GuildWords, MissingFields, missingWords } from './GuildFields.tsx'
import styles from './GuildFields.module.css'

type Props = {
  readonly guild: GuildWords
  /** Slugs of all categories. */
  readonly categories: ReadonlyArray<string>
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (words: GuildWords) => void
  readonly onClose: () => void
}

/** Changes what a guild says of itself. docs/reference/screens.md 7.5. */
export const EditGuildDialog = ({ guild, categories, busy, refusal, onSave, onClose }: Props) => {
  const [words, setWords] = useState(guild)
  const missing = missingWords(words)
  return (
    <Dialog
      open
      title={t('guilds.edit')}
      onClose={onClose}
      closesOutside={false}
      actions={
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={missing.length > 0}
          onClick={() => missing.length === 0 && onSave(words)}
        >
          {t('guilds.save')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <GuildFields words={words} onChange={setWords} categories={categories} />
        <MissingFields missing={missing} />
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
