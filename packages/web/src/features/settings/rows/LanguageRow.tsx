import { useState } from 'react'
import { chooseLanguage, LANGUAGES, t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { Select } from '../../../ui/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** The language of the page, and of the account's e-mails. */
export const LanguageRow = () => {
  const dispatch = useDispatch()
  const stored = usePlayer(({ user }) => user.preferences.language)
  const { row, done } = useRow('language')
  const [first = 'en'] = LANGUAGES
  const present =
    LANGUAGES.find((each) => each === (stored ?? document.documentElement.lang.replaceAll('-', '_'))) ?? first
  const save = ({ language = present }: Readonly<Record<string, string>>) => {
    dispatch('updateUser', { changes: { 'preferences.language': language } })
    done()
    void chooseLanguage(language, 'content')
  }
  return (
    <SettingRow {...row} name={t('settings.language.name')} value={nameOfLanguage(present)}>
      <SettingForm
        label={t('settings.language.name')}
        state={{ type: 'open' }}
        submit={t('settings.save')}
        onSubmit={save}
      >
        <LanguageSelect present={present} />
      </SettingForm>
    </SettingRow>
  )
}

const LanguageSelect = ({ present }: { readonly present: string }) => {
  const [chosen, setChosen] = useState(present)
  return (
    <Select
      name="language"
      label={t('settings.language.name')}
      value={chosen}
      onChange={setChosen}
      options={LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) }))}
    />
  )
}

/** As its speakers call it: Deutsch. */
const nameOfLanguage = (language: string): string => {
  const tag = language.replaceAll('_', '-')
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
