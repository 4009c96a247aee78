import type { TaskCardModel } from '../card/index.ts'

export type CardScoring = { readonly id: string; readonly direction: 'up' }

/** What completing several cards scores: open to-dos, dailies that are due, plus for habits. Rewards are not bought in passing. */
export const scoringsOf = (cards: ReadonlyArray<TaskCardModel>): ReadonlyArray<CardScoring> =>
  cards.flatMap((card) => (canBeCompleted(card) ? [{ id: card.id, direction: 'up' as const }] : []))

const canBeCompleted = (card: TaskCardModel): boolean => {
  switch (card.type) {
    case 'habit':
      return card.up && card.interactive
    case 'daily':
    case 'todo':
      return card.interactive && !card.dimmed
    case 'reward':
      return false
  }
}
