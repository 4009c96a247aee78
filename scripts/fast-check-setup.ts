import { configureGlobal } from 'fast-check'

/** A test run repeats itself: laws draw from one seed. `LAWS_SEED=7 npm test -- rules` draws others, `random` each time. */
const seed = process.env['LAWS_SEED'] ?? '20261122'

if (seed !== 'random') configureGlobal({ seed: Number(seed) })
