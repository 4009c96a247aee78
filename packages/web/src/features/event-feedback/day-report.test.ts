import type { DayReport } from '@daykeep/rules/model'
import { aDayReport } from '@daykeep/rules/test-kit/day-report'
import { describe, expect, it, vi } from 'vitest'
import { dayReport } from './day-report.ts'

const missed = (hp: number) => ({ cause: 'task', kind: 'daily', hp }) as const

describe('dayReport', () => {
  it.each<[Partial<DayReport>, string]>([
    [{}, 'Nothing was left undone.'],
    [{ undone: 1, rows: [missed(-1.24)] }, '1 daily was left undone. It cost 1.2 health.'],
    [{ undone: 1, rows: [missed(-1.24), missed(-2.1)] }, '2 dailies were left undone. They cost 3.3 health.'],
    [{ undone: 0.5 }, '1 daily was left undone. It cost you nothing.'],
  ])('says how the day went: %j', (changes, text) => {
    const links = { openDayReports: vi.fn(), dayReportSeen: vi.fn() }
    const toast = dayReport(aDayReport(changes), links)
    expect(toast).toMatchObject({ stays: true, type: 'info', text: 'A new day', flavorMessage: text })
    toast.onDismiss?.()
    expect(links.dayReportSeen).toHaveBeenCalledWith(aDayReport(changes))
    toast.action?.run()
    expect(links.openDayReports).toHaveBeenCalledOnce()
  })
})
