import { ChevronDown, ChevronUp, Droplet, MailOpen, WandSparkles } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { SkillPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, SegmentedControl, useDock, useGridKeys } from '../../ui/index.ts'
import { BelongingTile } from './BelongingTile.tsx'
import type { DrawerModel, SkillModel, WaitingCardModel } from './drawer.ts'
import { SkillTile } from './SkillTile.tsx'
import styles from './SkillsDrawer.module.css'

type Props = {
  readonly drawer: DrawerModel
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  /** The skill that waits for its target. */
  readonly chosen: string | undefined
  readonly onSkill: (skill: SkillModel, quantity: number) => void
  /** An item, an antidote or a card, for oneself or a member of the party. */
  readonly onUse: (key: string) => void
  readonly onRead: (card: WaitingCardModel) => void
}

/** The skills of the class and what else can be cast, at the foot of the tasks. docs/reference/screens.md 2.10. */
export const SkillsDrawer = ({ drawer, open, onOpen, chosen, onSkill, onUse, onRead }: Props) => {
  const id = useId()
  const [times, setTimes] = useState('1')
  const skillKeys = useGridKeys()
  const bagKeys = useGridKeys()
  const { mana, skills, belongings, waiting, cards, class: of } = drawer
  // Out of the way of the cards while a skill waits for one.
  const shown = open && chosen === undefined
  const box = useRef<HTMLElement>(null)
  useDock(box, shown)
  const Chevron = shown ? ChevronDown : ChevronUp
  return (
    <section ref={box} className={styles.drawer} aria-label={t('casting.title')}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={shown}
        aria-controls={id}
        data-skills-handle=""
        onClick={() => onOpen(!open)}
      >
        <span className={styles.arch} aria-hidden="true">
          <WandSparkles size={18} />
        </span>
        <span>{t('casting.title')}</span>
        {mana !== undefined && (
          <span className={styles.mana}>
            <Droplet size={14} aria-hidden="true" />
            {t('casting.manaOf', { value: formatNumber(mana.value), max: formatNumber(Math.floor(mana.max)) })}
          </span>
        )}
        {waiting.length > 0 && <span className={styles.mail}>{t('casting.waiting', { count: waiting.length })}</span>}
        <Chevron size={18} aria-hidden="true" />
      </button>
      <div id={id} className={styles.panel} hidden={!shown}>
        {of !== undefined && (
          <>
            <div className={styles.head}>
              <span aria-hidden="true">{t('casting.times')}</span>
              <SegmentedControl
                label={t('casting.times')}
                size="sm"
                value={times}
                onChange={setTimes}
                segments={TIMES.map((value) => ({ value, label: t('casting.timesOf', { times: value }) }))}
              />
            </div>
            <div className={styles.skills} role="group" aria-label={t('casting.ofClass')} {...skillKeys}>
              {skills.map((skill) => (
                <SkillTile
                  key={skill.key}
                  skill={skill}
                  of={of}
                  chosen={skill.key === chosen}
                  onCast={() => onSkill(skill, Number(times))}
                />
              ))}
            </div>
          </>
        )}
        {waiting.length > 0 && (
          <ul className={styles.letters} aria-label={t('casting.letters')}>
            {waiting.map((card) => (
              <li key={card.card} className={styles.letter}>
                <SkillPicture art={card.art} of="season" size={36} />
                <span>{t('casting.cardFrom', { card: card.name, from: card.from })}</span>
                <Button size="sm" icon={<MailOpen size={16} />} onClick={() => onRead(card)}>
                  {t('casting.read')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.bags} role="group" aria-label={t('casting.bags')} {...bagKeys}>
          {belongings.map((thing) => (
            <BelongingTile
              key={thing.key}
              thing={thing}
              verb={t(thing.kind === 'antidote' && thing.price !== undefined ? 'casting.drink' : 'casting.throw')}
              onUse={() => onUse(thing.key)}
            />
          ))}
          {cards.map((card) => (
            <BelongingTile key={card.key} thing={card} verb={t('casting.send')} onUse={() => onUse(card.key)} />
          ))}
        </div>
      </div>
    </section>
  )
}

const TIMES: ReadonlyArray<string> = ['1', '2', '3', '5']
