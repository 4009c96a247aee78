export { BarChart, type BarModel } from './BarChart.tsx'
export { HeatMap, type HeatDay, type HeatWeek } from './HeatMap.tsx'
export { ValueChart, type ValuePoint } from './ValueChart.tsx'
