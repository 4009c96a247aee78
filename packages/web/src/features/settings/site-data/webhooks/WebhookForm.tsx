import { WEBHOOK_TYPES } from '@daykeep/rules/model'
import type { RuleError } from '@daykeep/rules/kernel'
import { useState } from 'react'
import { refusalText, t } from '../../../../i18n/index.ts'
import { useQuery } from '../../../../queries/index.ts'
import { Checkbox, Select, TextField } from '../../../../ui/index.ts'
import { fieldError, type FormState } from '../../../form/index.ts'
import { SettingForm } from '../../SettingForm.tsx'
import styles from '../../SettingRow.module.css'
import { switchesOf, type WebhookDraft, withOption, withType } from './webhook-draft.ts'

type Props = {
  readonly label: string
  readonly draft: WebhookDraft
  readonly submit: string
  readonly onSubmit: (draft: WebhookDraft, onRefused: (error: RuleError) => void) => Promise<void>
}

/** Address, name and what a webhook hears of. docs/reference/api.md 3.10. */
export const WebhookForm = ({ label, draft: first, submit, onSubmit }: Props) => {
  const [draft, setDraft] = useState(first)
  const [state, setState] = useState<FormState>({ type: 'open' })
  const groups = useQuery(
    'getGroups',
    { query: { type: 'party,guilds' } },
    { enabled: draft.type === 'groupChatReceived' },
  )
  const known = groups.data ?? []
  const group = typeof draft.options['groupId'] === 'string' ? draft.options['groupId'] : ''
  const switches = switchesOf(draft)
  return (
    <SettingForm
      label={label}
      state={state}
      submit={submit}
      onSubmit={() => {
        setState({ type: 'open' })
        void onSubmit({ ...draft, url: draft.url.trim(), label: draft.label.trim() }, (error) =>
          setState(refusedState(error)),
        )
      }}
    >
      <TextField
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t('settings.webhook.url')}
        hint={t('settings.webhook.urlHint')}
        value={draft.url}
        error={fieldError(state, 'url')}
        onChange={({ target }) => setDraft({ ...draft, url: target.value })}
      />
      <TextField
        name="label"
        label={t('settings.webhook.label')}
        optional
        maxLength={LONGEST_LABEL}
        value={draft.label}
        onChange={({ target }) => setDraft({ ...draft, label: target.value })}
      />
      <Select
        label={t('settings.webhook.type')}
        value={draft.type}
        options={WEBHOOK_TYPES.map((value) => ({ value, label: t(`settings.webhook.type.${value}`) }))}
        onChange={(type) => setDraft(withType(draft, type))}
      />
      {draft.type === 'groupChatReceived' && (
        <Select
          label={t('settings.webhook.group')}
          value={group}
          error={fieldError(state, 'groupId')}
          options={[
            { value: '', label: t(groups.isPending ? 'settings.webhook.loading' : 'settings.webhook.chooseGroup') },
            ...known.map(({ _id, name }) => ({ value: _id, label: name })),
            ...(group === '' || known.some(({ _id }) => _id === group) ? [] : [{ value: group, label: group }]),
          ]}
          onChange={(value) => setDraft(withOption(draft, 'groupId', value))}
        />
      )}
      {switches.length > 0 && (
        <fieldset className={styles.switches}>
          <legend className={styles.legend}>{t('settings.webhook.when')}</legend>
          {switches.map(([name, on]) => (
            <Checkbox
              key={name}
              label={t(`settings.webhook.option.${name}`)}
              checked={on}
              onChange={(next) => setDraft(withOption(draft, name, next))}
            />
          ))}
        </fieldset>
      )}
    </SettingForm>
  )
}

const LONGEST_LABEL = 100

/** Of which field the rules complain. */
const refusedState = (error: RuleError): FormState => {
  const problem = refusalText(error)
  if (error.key === 'groupIdRequired') return { type: 'refused', errors: { groupId: problem } }
  if (error.faults?.some(({ path }) => path === 'url') === true)
    return { type: 'refused', errors: { url: t('refusals.invalidUrl') } }
  return { type: 'refused', errors: {}, problem }
}
