import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, NumberField, Switch, TextArea, TextField } from '../../../ui/index.ts'
import { type HeroField, type HeroSection, type HeroValue, toHeroBody } from './hero-sections.ts'
import admin from '../Admin.module.css'
import { ReasonField } from './ReasonField.tsx'
import { SupportForm } from './SupportForm.tsx'

type Props = {
  readonly section: HeroSection
  readonly isOpen: boolean
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (body: Readonly<Record<string, unknown>>) => void
}

/** A part of the page of a player, with a save of its own. docs/reference/screens.md 14.2. */
export const HeroSectionCard = ({ section, isOpen, busy, refusal, onSave }: Props) => {
  const [draft, setDraft] = useState<Readonly<Record<string, HeroValue>>>({})
  const body = toHeroBody(section, draft)
  const isChanged = Object.keys(body).length > 0
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const needsReason = 'balance' in body
  const title = t(`admin.section.${section.key}`)
  const switches = section.fields.filter(({ kind }) => kind === 'switch')
  const others = section.fields.filter(({ kind }) => kind !== 'switch')
  const toInput = (field: HeroField) => (
    <FieldInput
      key={field.path}
      field={field}
      value={draft[field.path] ?? field.value}
      onChange={(value) => setDraft({ ...draft, [field.path]: value })}
    />
  )
  return (
    <SupportForm
      title={title}
      isOpen={isOpen}
      isChanged={isChanged}
      refusal={refusal}
      onSubmit={() => {
        if (!isChanged) return
        setReasonMissing(needsReason && reason.trim() === '')
        if (!needsReason) onSave(body)
        else if (reason.trim() !== '') onSave({ ...body, reason: reason.trim() })
      }}
      intro={switches.length > 0 && <div className={admin.switches}>{switches.map(toInput)}</div>}
      buttons={
        <>
          <Button type="submit" variant="primary" busy={busy} disabled={!isChanged}>
            {t('admin.saveSection', { section: title })}
          </Button>
          {isChanged && <Button onClick={() => setDraft({})}>{t('admin.discard')}</Button>}
        </>
      }
    >
      {others.map(toInput)}
      {needsReason && (
        <ReasonField
          hint={t('admin.reasonHint')}
          error={isReasonMissing && reason.trim() === '' ? t('admin.reasonMissing') : undefined}
          value={reason}
          onChange={setReason}
        />
      )}
    </SupportForm>
  )
}

type InputProps = {
  readonly field: HeroField
  readonly value: HeroValue
  readonly onChange: (value: HeroValue) => void
}

const FieldInput = ({ field: { path, kind }, value, onChange }: InputProps) => {
  const label = t(`admin.field.${path.replaceAll('.', '_')}`)
  switch (kind) {
    case 'switch':
      return <Switch label={label} checked={value === true} onChange={onChange} />
    case 'number':
      return (
        <NumberField label={label} value={Number(value)} step={0.25} by={1} onChange={(next) => onChange(next ?? 0)} />
      )
    case 'long':
      return (
        <TextArea
          label={label}
          className={admin.wide}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'text':
      return <TextField label={label} value={String(value)} onChange={(event) => onChange(event.target.value)} />
  }
}
