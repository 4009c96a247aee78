import type { DayReport, DayRow } from '@daykeep/rules/model'
import { formatDay, formatNumber, t } from '../../../i18n/index.ts'

/** What can move on a day, as columns. */
export const FIGURES = ['hp', 'mp', 'exp', 'gp', 'lvl', 'value'] as const
export type MovedFigure = (typeof FIGURES)[number]

export type DayRowModel = {
  readonly key: string
  readonly name: string
  /** A second line. */
  readonly note?: string
  /** By figure of the day, signed: −2.1; empty where nothing moved. */
  readonly cells: ReadonlyArray<MovedCell>
}

export type MovedCell = { readonly figure: MovedFigure; readonly text: string; readonly isLoss: boolean }

export type DayModel = {
  readonly at: number
  readonly title: string
  /** How the day went, in short sentences. */
  readonly facts: ReadonlyArray<string>
  readonly figures: ReadonlyArray<MovedFigure>
  readonly rows: ReadonlyArray<DayRowModel>
  readonly total: ReadonlyArray<MovedCell>
}

/** The days, the newest first. The newest is with the player, all others come from the server. */
export const toDays = (
  newest: DayReport | undefined,
  stored: ReadonlyArray<DayReport> | undefined,
): ReadonlyArray<DayModel> => {
  const older = (stored ?? []).filter(({ at }) => newest === undefined || at < newest.at)
  return [...(newest === undefined ? [] : [newest]), ...older].map(toDay)
}

const toDay = (report: DayReport): DayModel => {
  const figures = FIGURES.filter((figure) => report.rows.some((row) => isShown(row[figure])))
  const rows = report.rows.map((row, index) => toRow(row, figures, index))
  return {
    at: report.at,
    title: formatDay(report.at, { weekday: 'long', day: 'numeric', month: 'long' }),
    facts: factsOf(report),
    figures,
    rows: rows.filter(({ cells, note }) => note !== undefined || cells.some(({ text }) => text !== '')),
    total: figures.map((figure) => toCell(figure, sumOf(report.rows, figure))),
  }
}

const factsOf = ({ done, undone, perfect, rested, daysMissed }: DayReport): ReadonlyArray<string> => {
  const all = Math.round(done + undone)
  const rounded = formatNumber(done, { maximumFractionDigits: 1 })
  return [
    all === 0 ? t('dayReports.nothingDue') : t('dayReports.done', { done: rounded, all }),
    ...(perfect ? [t('dayReports.perfect')] : []),
    ...(rested ? [t('dayReports.rested')] : []),
    ...(daysMissed > 1 ? [t('dayReports.away', { days: daysMissed })] : []),
  ]
}

const toRow = (row: DayRow, figures: ReadonlyArray<MovedFigure>, index: number): DayRowModel => {
  const { cause, text = '', count = 0, streak = 0 } = row
  const name = cause === 'task' ? text : t(`dayReports.${cause}`, { count })
  return {
    key: `${row.task ?? cause}-${index}`,
    name,
    ...(streak > 0 ? { note: t('dayReports.streakEnded', { count: streak }) } : {}),
    cells: figures.map((figure) => toCell(figure, row[figure])),
  }
}

const toCell = (figure: MovedFigure, moved = 0): MovedCell => ({
  figure,
  text: isShown(moved) ? formatNumber(moved, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }) : '',
  isLoss: moved < 0,
})

/** To the tenth: less is not worth a figure. */
const isShown = (moved = 0): boolean => Math.abs(moved) >= 0.05

const sumOf = (rows: ReadonlyArray<DayRow>, figure: MovedFigure): number =>
  rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0)
